import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import data from './data/raising-words.json' with { type: 'json' };
import type { RefusedSentence } from './refused-sentence.types.ts';

const RAISING: ReadonlySet<string> = new Set([
  ...data.quantities,
  ...data.levels,
  ...data.ranks,
  ...data.standing,
]);
const OWN = /(?<!\p{L})(?:I|my|me|mine|myself)(?!\p{L})/iu;
/** How the person compares with others, which no resume says. */
const COMPARES =
  /\b(?:no|any|every|most|all) others?\b|\b(?:than any|than most|than other|unlike)\b|\bas \p{L}+ as (?:I|any|the)\b|\b(?:harder|better|faster|more) (?:\p{L}+ )?than\b/iu;
const CLAUSE_END = /[,;:()–—]|\s(?:but|which|while|because|although)\s/;

/** Words of a text, compounds with their parts. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
  ).flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));

/** The parts of a sentence in which the writer speaks of themselves. */
export const ownClauses = (sentence: string): string =>
  sentence
    .split(CLAUSE_END)
    .filter((clause) => OWN.test(clause))
    .join(', ');

/**
 * Looks for words that raise a claim by amount, level, rank or standing and that the resume has nowhere. Coarse on
 * purpose: it knows no grammar that a text could slip through.
 * @param given texts of the job, whose words may be named.
 */
export function raisingWords(
  resume: ResumeContentDto | null,
  given: string,
): (text: string, sentence: string) => RefusedSentence[] {
  const known = new Set([...wordsOf(JSON.stringify(resume ?? {}).replaceAll('\\n', ' ')), ...wordsOf(given)]);
  return (text, sentence) => {
    const raising =
      wordsOf(text).find((word) => RAISING.has(word) && !known.has(word)) ?? COMPARES.exec(text)?.[0];
    return raising === undefined
      ? []
      : [{ sentence, reason: `The resume does not say “${raising}” of the person.` }];
  };
}
