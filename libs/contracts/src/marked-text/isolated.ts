const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const LETTERS = {
  /** Of no script that is written from right to left. */
  ltr: /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}]/u,
  rtl: /[\p{Script=Arabic}\p{Script=Hebrew}]/u,
};
/** A program that makes links of addresses would take the mark at their end for a part of them. */
const ADDRESS = /:\/\/|@/;

/**
 * Keeps a name of another direction together in a sentence: without the marks, the day in `Kora Foods · 29` would be
 * drawn as a part of the name, and its brackets would be turned round.
 * @param sentence direction of the sentence that the name is put into.
 */
export function isolated(name: string, sentence: 'ltr' | 'rtl'): string {
  const other = sentence === 'rtl' ? LETTERS.ltr : LETTERS.rtl;
  return other.test(name) && !ADDRESS.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
}
