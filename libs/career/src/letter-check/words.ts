import EQUIVALENTS from './data/equivalents.json' with { type: 'json' };
import endings from './data/word-endings.json' with { type: 'json' };

/** A word of a text with where it is. */
export interface Word {
  text: string;
  start: number;
  end: number;
  stem: string;
  /** Written as a name: with a capital within a sentence, all in capitals, or with a digit. */
  isName: boolean;
}

const WORD = /[\p{L}\p{N}\ue000-\uf8ff][\p{L}\p{N}\p{M}'’.+#]*/gu;
const ENDINGS = endings.endings;
/** A stem keeps at least this many letters. */
const STEM = 4;

/** `cared`, `filing`: too short to lose their ending whole. */
const SHORT_VERB = /^([^aeiou\W]{1,2}[aeiou][^aeiouwxy\W])(?:ed|ing)$/;

const IRREGULAR = new Map(Object.entries(EQUIVALENTS.irregular));
const memory = new Map<string, string>();

/** A word without its ending, in lower case and without accents: `reconciled` and `reconciliation` are one. */
export function stemOf(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  let stem = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s|$)|\.+$/g, '');
  stem = IRREGULAR.get(stem) ?? stem;
  if (/^\p{L}+$/u.test(stem)) {
    const ending = ENDINGS.find(
      (one) =>
        stem.endsWith(one) &&
        // `assess` is no plural.
        !(one === 's' && stem.endsWith('ss')) &&
        (stem.length - one.length >= STEM || (one === 's' && /^\w{2}[^su]s$/.test(stem))),
    );
    if (ending) stem = stem.slice(0, -ending.length);
    else stem = stem.replace(SHORT_VERB, '$1e');
    // `planned` and `planning` double their last letter, `plan` does not.
    if (ending && /([bdgklmnprt])\1$/.test(stem) && stem.length > STEM) stem = stem.slice(0, -1);
    stem = stem.replace(/i$/, '').replaceAll('isat', 'izat');
  }
  if (memory.size < 20_000) memory.set(word, stem);
  return stem;
}

/** The words of a text; those joined by a hyphen or a stroke are taken apart. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const bare = found.replace(/[.'’]+$/, '') || found;
    const opens =
      index === 0 || /(?:^|[.!?:;•\n]\s*["“(]?|^[-–•*]\s*)$/.test(text.slice(Math.max(0, index - 4), index));
    words.push({
      text: bare,
      start: index,
      end: index + bare.length,
      stem: stemOf(bare),
      isName:
        /\d|[+#]/.test(bare) ||
        /^\p{Lu}{2,}/u.test(bare) ||
        /\p{Ll}\p{Lu}/u.test(bare) ||
        (!opens && /^\p{Lu}/u.test(bare) && bare !== 'I'),
    });
  }
  return markClasses(text, words);
}

const CLASSES =
  /(?<![\p{L}])(class|categor|code|level|grade|type|tier|band|cat)(?:es|s|y|ies)?\.?\s+([A-Z]{1,2}|\d{1,2}|[IVX]{1,4})((?:(?:\s*[,/&]|\s+and|\s+or)\s*[A-Z]{1,2}(?![\p{L}\d]))*)(?![\p{L}\d])/giu;

/** The letter of a class is a word with its class: the A of `Class A` is not an article, and not `Class C`. */
function markClasses(text: string, words: Word[]): Word[] {
  for (const { 0: whole, 1: kind = '', index } of text.matchAll(CLASSES)) {
    const end = index + whole.length;
    for (const word of words) {
      const isMark = /^(?:[A-Z]{1,2}|\d{1,2}|[IVX]{1,4})$/.test(word.text);
      if (isMark && word.start > index && word.end <= end) {
        word.stem = `${kind.toLowerCase()}:${word.text.toLowerCase()}`;
        word.isName = true;
      }
    }
  }
  return words;
}
