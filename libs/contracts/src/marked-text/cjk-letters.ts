const CJK =
  /[\u3001-\u30ff\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9f\u{20000}-\u{3ffff}]/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KOREAN = /\p{Script=Hangul}/u;

export type CjkFamily = 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR';

/** Whether a text has letters of Chinese, Japanese or Korean. */
export const hasCjk = (text: string): boolean => CJK.test(text);

const known = new WeakMap<object, string>();

/** The letters of Chinese, Japanese and Korean in all texts of a value, each once; a part that is the same is not read again. */
export function cjkLettersOf(value: unknown): string {
  if (typeof value === 'string') return hasCjk(value) ? [...new Set(value)].filter(hasCjk).join('') : '';
  if (typeof value !== 'object' || value === null) return '';
  const before = known.get(value);
  if (before !== undefined) return before;
  const letters = [...new Set(Object.values(value).map(cjkLettersOf).join(''))].join('');
  known.set(value, letters);
  return letters;
}

/**
 * Whose letters are wanted first. Chinese ones that Japanese and Korean share look a little different in each: with kana
 * or Hangul in the text they are Japanese ones, which Korean names are nearer to; the Korean face has Hangul alone.
 */
export function cjkFamilies(text: string): readonly CjkFamily[] {
  return JAPANESE.test(text) || KOREAN.test(text)
    ? ['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC']
    : ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'];
}
