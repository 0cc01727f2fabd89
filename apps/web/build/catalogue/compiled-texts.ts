import type { Texts } from '../../src/shared/language/translation.ts';
import { isPattern } from './catalogues.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { compilePatterns } from './compile-patterns.ts';
import data from './data/earlier-sentences.json' with { type: 'json' };
import type { PoEntry } from './po-file.ts';
import { isSentence } from './sentence-texts.ts';

const EARLIER = new Map(data.sentences.map(({ now, before }) => [now, before]));

/** A sentence of the server as it is and as it was: what was saved with earlier words is found by them. */
const withEarlier = (entry: PoEntry): PoEntry[] => [
  entry,
  ...(EARLIER.get(entry.id) ?? []).map((id) => ({ ...entry, id })),
];

/** A PO file as the browser loads it: texts by the key of their English, and sentences by how they look. */
export function compiledTexts(stored: readonly PoEntry[]): Texts {
  const entries = stored.flatMap(withEarlier);
  return {
    ...compileCatalogue(entries.filter((entry) => !isPattern(entry))),
    ...compilePatterns(entries.filter((entry) => isPattern(entry) || isSentence(entry))),
  };
}
