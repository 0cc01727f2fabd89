import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { wordedSigns } from './worded-signs.ts';

const data = JSON.parse(readFileSync(new URL('./data/signs.json', import.meta.url), 'utf8')) as {
  signs: { kind: string; strength: string; patterns: { pattern: string; example: string }[] }[];
};
const weights = (
  JSON.parse(readFileSync(new URL('./data/weights.json', import.meta.url), 'utf8')) as {
    weights: Record<string, number>;
  }
).weights;

const rows = data.signs.flatMap(({ kind, patterns }) =>
  patterns.map(({ pattern, example }) => ({ kind, pattern, example })),
);

it.each(rows)('reads "$example" as $kind', ({ kind, pattern, example }) => {
  expect(new RegExp(pattern, 'iu').test(example)).toBe(true);
  expect(wordedSigns([example])).toContainEqual({ kind, sentence: example });
});

it.each([
  'We never ask for bank details and never send you a cheque.',
  'Beware of people who ask you to buy gift cards.',
  'New starters give their bank details through the HR portal.',
])('reads no sign in a warning: %s', (sentence) => {
  expect(wordedSigns([sentence])).toEqual([]);
});

it('weighs every sign', () => {
  expect(data.signs.filter(({ kind }) => !(kind in weights))).toEqual([]);
});
