import { expect, it } from '@jest/globals';
import { visualWord } from './visual-letters.ts';

/** A word as a browser lays it out whose letters are all seen from right to left, or all from left to right. */
function seenAs(word: string, isTurned: boolean, isInTurnedSheet = true) {
  let at = 0;
  const range = {
    setStart: (_node: Text, start: number) => {
      at = start;
    },
    setEnd: () => undefined,
    getBoundingClientRect: () => ({ left: isTurned ? 100 - at : at, width: 1 }),
  };
  return visualWord({} as Text, 0, word, range as unknown as Range, ({ left }) => left, isInTurnedSheet);
}

const textsOf = (word: ReturnType<typeof seenAs>) =>
  word?.read?.map((part) => part.map(({ text }) => text).join(''));

it.each([
  ['(متقدم)', '\u200f)مدقتم('],
  ['«قلم»؛', '\u200f؛»ملق«'],
])('%s is written as it is seen, in one face, behind a mark', (word, read) => {
  const visual = seenAs(word, true);
  expect(textsOf(visual)).toEqual([read]);
  const signs = visual?.read?.[0]?.filter(({ drawn }) => drawn === '') ?? [];
  expect(new Set(signs.map(({ of }) => of))).toEqual(new Set(['م']));
  expect(signs.every(({ share = 0 }) => share >= 0.4)).toBe(true);
});

it.each([
  ['قلم.', ['ملق', '\u200e.']],
  ['وGo', ['و', '\u200eGo']],
])(
  '%s is written in the order of reading, since readers take its end for a number or a word',
  (word, read) => {
    expect(textsOf(seenAs(word, true))).toEqual(read);
  },
);

it('a word in brackets in a sheet from left to right is written in the order of reading', () => {
  expect(textsOf(seenAs('(قلم)', true, false))).toEqual(['(', 'ملق', '\u200e)']);
});
