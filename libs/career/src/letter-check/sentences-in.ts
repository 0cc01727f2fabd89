import { joinedSentences } from './sentence-ends.ts';

/** Sentences and lines of a text of the resume. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line) => joinedSentences(line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))
    .map((line) => line.replace(/^[\s•*–-]+/, '').trim())
    .filter(Boolean);
