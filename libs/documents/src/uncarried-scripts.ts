/** Letters that the bundled faces draw. Marks and signs belong to no script. */
const CARRIED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\u0621-\u064a\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc\u1200-\u137c]/u;

/** Scripts that resumes are most likely to hold, as people call them. */
const NAMES: readonly [string, RegExp][] = [
  ['Arabic', /\p{Script=Arabic}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
];

/**
 * Scripts of a text that the faces of our PDFs do not hold: a device shows them by its own fonts, the files cannot.
 * @param isHeld says which letters of Chinese, Japanese and Korean are, of which the faces have the usual ones.
 * @returns their names in English, `other letters` for one that has no name here; empty when every letter is carried.
 */
export function uncarriedScripts(text: string, isHeld: (letter: string) => boolean): string[] {
  const letters = [...text].filter(
    (letter) => /\p{L}/u.test(letter) && !CARRIED.test(letter) && !isHeld(letter),
  );
  const names = letters.map(
    (letter) => NAMES.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other letters',
  );
  return [...new Set(names)];
}
