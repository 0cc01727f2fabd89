import { expect, it } from '@jest/globals';
import { checkLetter, faultsOf } from '../letter-check/check-letter.ts';
import { soundLetter } from './sound-letter.ts';
import { letterInput } from './testing/letter-measures.ts';
import { PEOPLE } from './testing/people.ts';
import { POSTINGS } from './testing/postings.ts';
import { writeLetter } from './write-letter.ts';

const input = letterInput(PEOPLE.accountant, POSTINGS.accountant);
const letter = writeLetter(input);

it('keeps a letter without faults as it is', () => {
  expect(
    soundLetter(letter, (content) => faultsOf(checkLetter(content, input, { allowedHints: letter.blanks }))),
  ).toBe(letter);
});

it('drops the sentence that the checker refuses, and its facts', () => {
  const planted = (content: string) =>
    content.includes('stock count routine')
      ? [{ code: 'unbacked-claim' as const, quote: 'stock count' }]
      : [];
  const sound = soundLetter(letter, planted);
  expect(letter.content).toContain('stock count routine');
  expect(sound.content).not.toContain('stock count routine');
  expect(sound.content).toContain('14 bank accounts');
  expect(sound.facts.map(({ quote }) => quote).join()).not.toContain('stock count');
});

it('keeps the name of the account, which no resume holds', () => {
  const nameless = { ...input, resume: null, name: 'Zubaida Obi' };
  const frame = writeLetter(nameless);
  const sound = soundLetter(frame, (content) =>
    faultsOf(checkLetter(content, nameless, { allowedHints: frame.blanks, signature: nameless.name })),
  );
  expect(sound.content).toMatch(/\nZubaida Obi$/);
});
