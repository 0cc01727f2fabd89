const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** A letter of no script that is written from right to left. */
const LEFT_TO_RIGHT = /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A program that makes links of addresses would take the mark at their end for a part of them. */
const ADDRESS = /:\/\/|@/;

/**
 * Keeps a name of another direction together in a sentence from right to left: without the marks, the day in
 * `Kora Foods · 29` would be drawn as a part of the name, and its brackets would be turned round.
 */
export const isolated = (value: string): string =>
  LEFT_TO_RIGHT.test(value) && !ADDRESS.test(value) ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;
