const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FROM_LEFT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Ethiopic}\p{Script=Han}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Words of the person within a sentence of ours. An Arabic name before “· 29 Nov” takes the figure with it, and the
 * date is read as “29 · … Nov”, unless the name is set apart.
 */
export function isolated(words: string): string {
  const other = document.documentElement.dir === 'rtl' ? FROM_LEFT : FROM_RIGHT;
  return other.test(words) ? `${FIRST_STRONG_ISOLATE}${words}${POP_ISOLATE}` : words;
}
