import type { Texts } from '../../src/shared/language/translation.ts';
import { isPattern } from './catalogues.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { compilePatterns } from './compile-patterns.ts';
import type { PoEntry } from './po-file.ts';
import { isSentence } from './sentence-texts.ts';

/** A PO file as the browser loads it: texts by the key of their English, and sentences by how they look. */
export const compiledTexts = (entries: readonly PoEntry[]): Texts => ({
  ...compileCatalogue(entries.filter((entry) => !isPattern(entry))),
  ...compilePatterns(entries.filter((entry) => isPattern(entry) || isSentence(entry))),
});
