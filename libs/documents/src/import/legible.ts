/** Below this share of words the text is none: resumes in 13 languages have 0.92 and more, glyph numbers 0.50 and less. */
const WORDS_LEAST = 0.6;
/** Fewer pieces say nothing. */
const PIECES_LEAST = 12;
/** Short pieces are abbreviations as often as words. */
const LETTERS_LEAST = 4;

/** A Latin word in a usual case, also of several parts. */
const LATIN = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:[-'’./&](?:\p{Lu}?\p{Ll}+|\p{Lu}+))*$/u;
const VOWEL = /[aeiouyæœøəɛɔıɨʉ]/giu;
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})\p{L}|-)+$/u;
/** Addresses, names of techniques and versions: neither words nor what a word turns into. */
const NEITHER = /@|:\/\/|^www\.|\.[a-z]{2,4}$|^[\d\p{P}\p{S}]+$|^\p{L}+[+#\d]+$|^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u;

const isWord = (piece: string): boolean => {
  if (OTHER_SCRIPT.test(piece)) return true;
  if (!LATIN.test(piece)) return false;
  const share = (piece.match(VOWEL)?.length ?? 0) / piece.length;
  return share >= 0.12 && share <= 0.8;
};

/**
 * Whether the words of a PDF are words. Where its fonts do not say which sign is which letter, what comes out are other
 * signs, such as `$GD 2EL` for `Ada Obi`.
 */
export function isLegible(texts: readonly string[]): boolean {
  const pieces = texts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s|•·,;/()]+/)
    .map((piece) => piece.replace(/^["'“‘[]+|["'”’\].:!?]+$/g, ''))
    .filter((piece) => piece.length >= LETTERS_LEAST && !NEITHER.test(piece));
  if (pieces.length < PIECES_LEAST) return true;
  return pieces.filter(isWord).length >= pieces.length * WORDS_LEAST;
}
