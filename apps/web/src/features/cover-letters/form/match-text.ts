import type { MatchedRequirementDto, PostingMatchDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';

/** Characters from which on a pasted text is a posting. */
export const LEAST_POSTING = 40;

/** `2 of 9 requirements are shown in your resume.` */
export function sentenceOf({ met, asked, resumeId }: PostingMatchDto): string {
  if (resumeId === null)
    return t`You have no resume yet, so we cannot compare one with this posting. The letter would only be an outline to fill in.`;
  const what = asked === 1 ? 'requirement is' : 'requirements are';
  return t`${met} of ${asked} ${what} shown in your resume.`;
}

/** What to do about a match; nothing where it is good or too little is known. */
export function adviceOf({ strength, resumeId }: PostingMatchDto): string | undefined {
  if (resumeId === null) return undefined;
  if (strength === 'weak')
    return t`Look for a job closer to your experience, or first add what is missing to your resume, if you have done it. You can still write the letter: it will claim none of this and present a change of career.`;
  if (strength === 'partial')
    return t`The letter covers what your resume shows and does not mention the rest. If something is missing from your resume, add it first.`;
  return undefined;
}

/** What is asked for: the line of the posting, after the name where the line asks for more than one thing. */
export function requirementText(
  { line, asks }: MatchedRequirementDto,
  all: readonly MatchedRequirementDto[] = [],
): string {
  const isOnlyOne = all.filter((other) => other.line === line).length === 1;
  return isOnlyOne || asks === '' || line.toLowerCase().startsWith(asks.toLowerCase())
    ? line
    : `${asks}: ${line}`;
}
