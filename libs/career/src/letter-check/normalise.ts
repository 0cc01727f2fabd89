const LOOKALIKES =
  /(?=[^\s]*\p{Script=Latin})(?=[^\s]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}])[^\s]+/gu;
/** Signs of measure that people do write beside Latin letters. */
const MEASURE = /^[\d.,]*[µμΩ]\p{L}{0,3}$/u;

/** A text in one form: compatibility forms such as full-width digits folded, quotes and spaces made plain. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\n]+/g, ' ');

/** Characters that nobody sees, and words that mix alphabets to pass for another word. */
export function hiddenCharacters(text: string): string[] {
  const unseen = [...text.matchAll(/[\p{Cf}\p{Cc}\p{Co}\p{Cn}](?<![\n\r\t])/gu)].map(
    ([character]) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const mixed = [...text.matchAll(LOOKALIKES)].map(([word]) => word).filter((word) => !MEASURE.test(word));
  return [...unseen, ...mixed];
}
