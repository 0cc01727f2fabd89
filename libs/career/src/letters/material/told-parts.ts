import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { sentencesOf } from '../sentences.ts';
import { oneLine, stemsOf } from '../words.ts';
import type { PaperFact } from './papers.ts';
import type { AnsweredLine } from './posting-match.ts';

const MOST_TOLD = 3;
/** A part that says what somebody does has to answer as much of a line as this. */
const SHARE = 0.5;

/**
 * Parts of the summary that answer a line of the posting, in the person's own words: admitted, confirmed, completed,
 * with the right to work. They say what no list knows, and no more than the resume does.
 */
export function toldParts(
  resume: ResumeContentDto,
  lines: readonly AnsweredLine[],
  language: LetterLanguage,
): PaperFact[] {
  const sentences = sentencesOf(oneLine(resume.summary ?? ''));
  const found = sentences.flatMap((quote) =>
    language.summaryParts(quote).flatMap(({ text, written, isStanding }): PaperFact[] => {
      const own = stemsOf(written);
      const isAsked = lines.some(({ requirement, answer }) => {
        const shared = [...requirement.stems].filter((stem) => own.has(stem)).length;
        const isMet = answer.met.some(
          ({ claim }) => claim.source.quote === quote && written.includes(claim.name),
        );
        return isMet || (shared > 0 && (isStanding || shared >= requirement.stems.size * SHARE));
      });
      return isAsked ? [{ text, sources: [{ path: 'summary', quote }], isAsked: true, written }] : [];
    }),
  );
  return found.slice(0, MOST_TOLD);
}

const namesIn = (text: string): string[] => text.match(/\b\p{Lu}{3,}\b/gu) ?? [];
const quoteOf = ({ sources }: PaperFact): string => sources[0]?.quote ?? '';

/** Whether a paper of the summary is said by a part of it in the person's own words. */
export const isToldIn = (paper: PaperFact, told: readonly PaperFact[]): boolean =>
  told.some(
    (one) =>
      quoteOf(one) === quoteOf(paper) && namesIn(paper.text).some((name) => namesIn(one.text).includes(name)),
  );

/** Whether a part of the summary names a paper that is among the certificates. */
export const isCertified = (told: PaperFact, papers: readonly PaperFact[]): boolean =>
  papers.some(
    (one) =>
      quoteOf(one) !== quoteOf(told) && namesIn(told.text).some((name) => namesIn(one.text).includes(name)),
  );
