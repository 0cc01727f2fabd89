import type { Letter, Word } from './page-marks.ts';

/** Accents that a file sets as letters of their own, and the mark that each one puts on its base. */
const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¨': '\u0308',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};

/** Bullets of symbol fonts that give their letters private numbers. */
const PRIVATE_BULLET = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d\uf0a8]/g;
/** TeX's fonts without a map: the numbers of their ligatures and dashes are those of controls. */
const TEX_SIGNS: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};
const UNSEEN = /(?![\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd]/gu;
const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]*$/;

/** Pictures of icon fonts, controls and broken letters are not words. */
const readable = (text: string): string =>
  [...text.replace(PRIVATE_BULLET, '•')]
    .map((letter) => TEX_SIGNS[letter] ?? letter)
    .join('')
    .replace(UNSEEN, '');

/** The words of a page, in the order in which its letters are drawn. */
export function wordsOf(letters: readonly Letter[]): Word[] {
  const cleaned = letters.map((letter) => ({ ...letter, text: readable(letter.text) }));
  const spaces = cleaned.filter(({ text }) => text !== '' && SPACE.test(text)).length;
  const hasSpaces = spaces > cleaned.length * 0.05;
  return runsOf(withAccents(cleaned))
    .flatMap((run) => joinedLetters(wordsOfRun(run, hasSpaces)))
    .map((word, order) => ({ ...word, order }));
}

/** Puts accents that are drawn over a letter onto it. */
function withAccents(letters: readonly Letter[]): Letter[] {
  const result: Letter[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at];
    if (!letter) continue;
    const mark = ACCENTS[letter.text];
    const next = letters[at + 1];
    const before = result.at(-1);
    if (mark && next && isOver(letter, next)) {
      result.push({ ...next, text: (next.text.replace('ı', 'i') + mark).normalize('NFC') });
      at += 1;
    } else if (mark && before && isOver(letter, before)) {
      before.text = (before.text.replace('ı', 'i') + mark).normalize('NFC');
    } else result.push({ ...letter });
  }
  return result;
}

function isOver(accent: Letter, base: Letter): boolean {
  const middle = (accent.left + accent.right) / 2;
  return (
    /^\p{L}$/u.test(base.text) &&
    accent.turn === base.turn &&
    Math.abs(accent.baseline - base.baseline) < base.size * 0.5 &&
    middle > base.left - base.size * 0.05 &&
    middle < base.right + base.size * 0.05
  );
}

/** Letters that follow each other on one line of text. */
function runsOf(letters: readonly Letter[]): Letter[][] {
  const runs: Letter[][] = [];
  let last: Letter | undefined;
  for (const letter of letters) {
    const run = runs.at(-1);
    if (run && last && follows(last, letter)) run.push(letter);
    else runs.push([letter]);
    // What is not readable keeps its room: the letters at its sides do not touch.
    last = letter;
  }
  return runs;
}

function follows(before: Letter, letter: Letter): boolean {
  const size = Math.min(before.size, letter.size);
  const gap = letter.left - before.right;
  return (
    before.turn === letter.turn &&
    Math.abs(before.baseline - letter.baseline) < size * 0.3 &&
    gap > -size * 0.5 &&
    gap < size * 1.2
  );
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The space that a run sets between all of its letters, in heights of a letter. */
function trackingOf(run: readonly Letter[]): number {
  const gaps: number[] = [];
  run.forEach((letter, index) => {
    const before = run[index - 1];
    if (before && !SPACE.test(before.text) && !SPACE.test(letter.text))
      gaps.push((letter.left - before.right) / letter.size);
  });
  if (gaps.length < 4) return 0;
  const middle = middleOf(gaps);
  const alike = gaps.filter((gap) => Math.abs(gap - middle) < 0.09).length;
  return middle > 0.06 && alike >= gaps.length * 0.6 ? middle : 0;
}

function wordsOfRun(run: readonly Letter[], hasSpaces: boolean): Word[] {
  const tracking = trackingOf(run);
  const widest = tracking + (hasSpaces && tracking === 0 ? 0.3 : tracking > 0 ? 0.19 : 0.14);
  const words: MixedWord[] = [];
  let open: MixedWord | undefined;
  let last: Letter | undefined;
  let isApart = false;
  for (const letter of run) {
    const gap = last ? (letter.left - last.right) / letter.size : 0;
    last = letter;
    if (SPACE.test(letter.text)) {
      isApart = true;
      continue;
    }
    if (open && !isApart && gap < widest && isAlike(open, letter)) {
      open.text += letter.text;
      open.right = Math.max(open.right, letter.right);
      open.size = Math.max(open.size, letter.size);
      open.least = Math.min(open.least, letter.size);
      continue;
    }
    open = { ...letter, isApart: isApart || gap >= widest, tracking, order: 0, least: letter.size };
    words.push(open);
    isApart = false;
  }
  return withSmallCapitals(words).map((word) => ({ ...word, text: word.text.normalize('NFC') }));
}

/** A word with the size of its smallest letter. */
type MixedWord = Word & { least: number };

const isSmaller = (size: number, than: number): boolean => size > than * 0.6 && size < than * 0.92;

/** Words of small capitals alone, such as 'de', are as large as those beside them that begin with a large one. */
function withSmallCapitals(words: readonly MixedWord[]): Word[] {
  const isCapitals = ({ text }: Word): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  const mixed = words.filter((word) => isCapitals(word) && isSmaller(word.least, word.size));
  return words.map(({ least: _least, ...word }) => {
    const like = mixed.find(
      ({ face, least }) => face === word.face && Math.abs(least - word.size) < least * 0.03,
    );
    return like && isCapitals(word) ? { ...word, size: like.size } : word;
  });
}

const isAlike = (word: Word, letter: Letter): boolean =>
  word.face === letter.face && word.tag?.leaf === letter.tag?.leaf;

/** 'E X P E R I E N C E': words whose letters are set apart by written spaces. */
function joinedLetters(words: Word[]): Word[] {
  const single = words.filter(
    ({ text }) => /^[\p{L}\p{M}&]{1,2}$/u.test(text) && [...text].length === 1,
  ).length;
  if (words.length < 5 || single < words.length * 0.85) return words;
  const gaps = words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
  const usual = middleOf(gaps);
  const joined: Word[] = [];
  words.forEach((word, index) => {
    const before = joined.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (before && gap < usual * 1.5 + word.size * 0.1) {
      before.text += word.text;
      before.right = word.right;
    } else joined.push({ ...word, tracking: usual / word.size });
  });
  return joined;
}
