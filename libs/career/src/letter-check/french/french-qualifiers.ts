import data from './data/french-reading.json' with { type: 'json' };
import { plain } from './french-words.ts';

/** How a text narrows what it names. */
export type FrenchQualifier = keyof typeof data.qualifiers;

const PATTERNS = Object.entries(data.qualifiers).map(([kind, sources]) => ({
  kind: kind as FrenchQualifier,
  patterns: sources.map((source) => new RegExp(source)),
}));

/** What takes back, postpones or narrows in a text. */
export function frenchQualifiers(text: string): ReadonlySet<FrenchQualifier> {
  const read = plain(text).replace(/\s+/g, ' ').trim();
  return new Set(
    PATTERNS.filter(({ patterns }) => patterns.some((pattern) => pattern.test(read))).map(({ kind }) => kind),
  );
}
