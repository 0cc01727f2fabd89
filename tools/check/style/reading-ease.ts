import { flesch } from 'flesch';
import { syllable } from 'syllable';

const WORD = /\p{L}[\p{L}’'-]*/gu;
const SENTENCE_END = /[.!?…:](?=\s|$)/g;

/** Flesch reading ease of all texts together; a text without a full stop is one sentence. */
export function readingEase(texts: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts) {
    const words = text.match(WORD) ?? [];
    if (words.length === 0) continue;
    counts.sentence += Math.max(1, text.match(SENTENCE_END)?.length ?? 0);
    counts.word += words.length;
    counts.syllable += words.reduce((sum, word) => sum + syllable(word), 0);
  }
  return counts.word === 0 ? 100 : flesch(counts);
}
