import { extractTexts, type FoundText } from './extract-texts.ts';
import type { PoEntry } from './po-file.ts';

/** Marks a sentence of which the browser knows only how it came out in English. */
const SENTENCE = 'sentence that is filled in before; {list} is a list of names';

/** Words that join a list are looked up as they are: as a sentence they would fit nearly everything. */
const JOINTS = /\/sentences\/listed\.ts$/;

/** The sentences that `libs/career` writes. */
export const sentenceTexts = (path: string, source: string): FoundText[] =>
  extractTexts(path, source).map((text) =>
    JOINTS.test(path) || !/[{#]/.test(text.id) ? text : { ...text, comments: [SENTENCE, ...text.comments] },
  );

export const isSentence = ({ comments }: PoEntry): boolean => comments.includes(SENTENCE);
