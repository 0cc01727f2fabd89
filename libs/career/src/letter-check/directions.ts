import { stemOf } from './words.ts';

/** `from Oracle to PostgreSQL`: the first word of each side is enough to tell the sides apart. */
const FROM_TO =
  /\bfrom\s(?:the\s|an?\s)?([\p{L}\p{N}+#-]+)(?:\s[\p{L}\p{N}+#-]+){0,3}?\s(?:in)?to\s(?:the\s|an?\s)?([\p{L}\p{N}+#-]+)/giu;

const movesIn = (text: string): (readonly [string, string])[] =>
  [...text.matchAll(FROM_TO)].map(([, from = '', to = '']) => [
    stemOf(from.toLowerCase()),
    stemOf(to.toLowerCase()),
  ]);

/** Whether a sentence has the two ends of a move, a change or a translation the other way round than a statement. */
export function isTurnedRound(sentence: string, statement: string): boolean {
  const said = movesIn(sentence);
  const told = said.length === 0 ? [] : movesIn(statement);
  return said.some(([from, to]) => told.some(([start, end]) => from === end && to === start));
}
