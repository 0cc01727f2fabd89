/** Longest line that heads an entry. */
export const HEAD_MAX = 140;
export const wordsOf = (text: string): number => text.split(/\s+/).length;
export const longWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const END_OF_SENTENCE = /[.!?;:]$/;
export const SHORT_FORM =
  /\b(?:ltd|inc|co|corp|nig|sc|eng|ed|dept|st|jr|sr|hons?|no|e\.v|s\.a|b\.a|m\.a|ph\.?d|b\.v|tech|llc|dipl)\.$/i;

/** Ends as a sentence does, and is as long as one. */
export const isSentence = (text: string): boolean =>
  END_OF_SENTENCE.test(text) &&
  wordsOf(text) > 4 &&
  !SHORT_FORM.test(text) &&
  !/\p{Lu}\.\p{Lu}\.$/u.test(text);
