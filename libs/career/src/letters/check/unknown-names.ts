import { foldName, isStopWord } from '../words.ts';
import type { LetterRecord } from './resume-record.ts';

/** Capitalised words of any letter. */
const COMMON_NAMES = new Set(
  `i i'd i'll i'm i've january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday english hiring manager resume cv team sir madam human resources
  recruitment committee director mr mrs ms dr yours faithfully sincerely`.split(/\s+/),
);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Capitalised words that neither resume nor posting holds. The first word of a sentence has its capital anyway: it
 * counts only when another unknown name follows it.
 */
export function unknownNames(sentences: readonly string[], record: LetterRecord): string[] {
  const isKnown = (word: string): boolean => {
    const folded = foldName(word).replace(/['’]s?$/, '');
    return [record.resumeWords, record.advertWords, record.givenWords, COMMON_NAMES].some((words) =>
      words.has(folded),
    );
  };
  return sentences.flatMap((sentence) => {
    const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)].map(([word]) => word);
    const unknown = words.map((word) => isCapital(word) && !isKnown(word) && !isStopWord(word));
    const opens = (index: number): boolean =>
      index === 0 || new RegExp(`[:“"(]\\s*${words[index]}`).test(sentence);
    return words.filter((_, index) => unknown[index] && (!opens(index) || unknown[index + 1]));
  });
}
