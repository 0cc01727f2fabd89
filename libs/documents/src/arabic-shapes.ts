import type { VisualLetter } from './visual-letter.ts';

/** A letter with its place in the word. */
export interface ShapedLetter extends VisualLetter {
  at: number;
}

/** Places of a letter's forms in its row of the standard: alone, at the end, at the beginning, in the middle. */
const FORM = { alone: 0, end: 1, beginning: 2, middle: 3 } as const;
const TATWEEL = '\u0640';
const LAM = '\u0644';
const MARK = /\p{M}/u;
/** Where Unicode has the forms of Arabic and Persian letters, and of lam with alef, each row in the order of FORM. */
const ROWS = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbff],
] as const;

/** The forms of each letter (and of lam with alef), read off the standard's own decompositions. */
const FORMS: ReadonlyMap<string, readonly string[]> = formsOf();

function formsOf(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of ROWS) {
    let row = '';
    for (let code = first; code <= last; code++) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      if (letter === form) continue;
      const known = forms.get(letter);
      if (!known) forms.set(letter, [form]);
      else if (row === letter && known.length < 4) known.push(form);
      row = letter;
    }
  }
  return forms;
}

const joinsBefore = (letter: string | undefined): boolean =>
  letter === TATWEEL || (FORMS.get(letter ?? '')?.length ?? 0) >= 2;
const joinsAfter = (letter: string | undefined): boolean =>
  letter === TATWEEL || FORMS.get(letter ?? '')?.length === 4;

function placeOf(isJoined: boolean, goesOn: boolean): number {
  if (goesOn) return isJoined ? FORM.middle : FORM.beginning;
  return isJoined ? FORM.end : FORM.alone;
}

/** The letters of a word in the order they are written, each Arabic one in the form it has between its neighbours. */
export function shapedLetters(word: string): ShapedLetter[] {
  let at = 0;
  const letters = [...word].map((text) => {
    const letter = { text, at };
    at += text.length;
    return letter;
  });
  const bases = letters.filter(({ text }) => !MARK.test(text));
  const shaped = new Map<number, ShapedLetter>();
  bases.forEach((letter, index) => {
    if (shaped.has(letter.at)) return;
    const [before, next] = [bases[index - 1], bases[index + 1]];
    const isJoined = joinsAfter(before?.text) && joinsBefore(letter.text);
    const ligature = letter.text === LAM && next ? FORMS.get(LAM + next.text) : undefined;
    if (ligature && next) {
      const drawn = ligature[isJoined ? FORM.end : FORM.alone] ?? '';
      // The whole sign is drawn at the alef, which is left of the lam.
      shaped.set(letter.at, { ...letter, drawn: '', share: 0.5, of: drawn });
      shaped.set(next.at, { ...next, drawn, share: 0.5 });
      return;
    }
    const form = placeOf(isJoined, joinsAfter(letter.text) && joinsBefore(next?.text));
    shaped.set(letter.at, { ...letter, drawn: FORMS.get(letter.text)?.[form] ?? letter.text });
  });
  return withMarks(letters, shaped);
}

/** A vowel mark is drawn on its letter; searches and readers do without it. */
function withMarks(
  letters: readonly { text: string; at: number }[],
  shaped: ReadonlyMap<number, ShapedLetter>,
): ShapedLetter[] {
  let last: ShapedLetter | undefined;
  for (const { text, at } of letters) {
    const found = shaped.get(at);
    if (found) last = found;
    else if (last) last.drawn += text;
  }
  return [...shaped.values()].toSorted((a, b) => a.at - b.at);
}
