import { wordsOf } from './raising-words.ts';
import type { RefusedSentence } from './refused-sentence.types.ts';

const LEAST_LETTERS = 4;
const STEM_LETTERS = 5;
/** Words that any line may have. */
const ANY_LINE =
  /^(?:about|after|also|among|before|currently|earlier|experience|experienced|from|including|into|more|over|since|than|that|them|there|these|this|through|under|using|very|well|where|which|while|with|within|work|worked|working|year|years|knows?|speaks?|each|every|both|builds?|keeps?|cares?|takes?)$/;

const stemsOf = (text: string): string[] =>
  wordsOf(text.replaceAll('\\n', ' '))
    .filter((word) => word.length >= LEAST_LETTERS && !ANY_LINE.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));

/**
 * Other words are words for something: a line with more new words than known ones says something new.
 * @param own what the resume says in that place.
 */
export function newMatter(own: string): (line: string) => RefusedSentence[] {
  const known = new Set(stemsOf(own));
  return (line) => {
    const stems = stemsOf(line);
    const strange = stems.filter((stem) => !known.has(stem)).length;
    return strange * 2 > stems.length
      ? [{ sentence: line, reason: 'Most of it is not in this part of the resume.' }]
      : [];
  };
}
