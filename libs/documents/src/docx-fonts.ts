/** Faces of Office for Chinese, Japanese and Korean letters, which Calibri has none of. */
const CHINESE = 'Microsoft YaHei';
const JAPANESE = 'Yu Gothic';
const KOREAN = 'Malgun Gothic';

/** The faces of a Word file; what its text says decides in whose letters Chinese ones are set. */
export function docxFonts(latin: string, complex: string, text: string) {
  return { ascii: latin, hAnsi: latin, eastAsia: eastAsian(latin, text), cs: complex };
}

function eastAsian(latin: string, text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return JAPANESE;
  if (/\p{Script=Hangul}/u.test(text)) return KOREAN;
  return /\p{Script=Han}/u.test(text) ? CHINESE : latin;
}
