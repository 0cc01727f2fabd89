import type { MatchedRequirementDto, PostingMatchDto } from '@career/contracts/client/types.gen';

/** Characters from which on a pasted text is a posting. */
export const LEAST_POSTING = 40;

/** `2 of 9 requirements are shown in your resume.` */
export function sentenceOf({ met, asked, resumeId }: PostingMatchDto): string {
  if (resumeId === null)
    return 'You have no resume yet, so nothing can be held against this posting. The letter would be a frame to fill in.';
  const what = asked === 1 ? 'requirement is' : 'requirements are';
  return `${met} of ${asked} ${what} shown in your resume.`;
}

/** What to do about a match; nothing where it is good or too little is known. */
export function adviceOf({ strength, resumeId }: PostingMatchDto): string | undefined {
  if (resumeId === null) return undefined;
  if (strength === 'weak')
    return 'Consider a role closer to your experience, or first add to your resume what you have done but not written down. You can write all the same: the letter then claims nothing of this and presents a change of direction.';
  if (strength === 'partial')
    return 'The letter answers what is shown and leaves the rest unsaid. What you do have, add to your resume first.';
  return undefined;
}

/** What is asked for, with its line where that says more. */
export const requirementText = ({ line, asks }: MatchedRequirementDto): string =>
  asks === '' || line.toLowerCase().startsWith(asks.toLowerCase()) ? line : `${asks}: ${line}`;
