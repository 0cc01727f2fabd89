import { expect, it } from '@jest/globals';
import { falsePieces, saysHeldAsNamed } from './verbatim-judge.ts';

const LABEL = { name: 'permis C', marker: 'en attente' };

it('finds a name without what makes it honest, entry by entry', () => {
  const letter = 'Je détiens : permis C\u00a0; permis B, en attente.';
  expect(falsePieces(letter, LABEL)).toEqual(['Je détiens : permis C']);
  expect(falsePieces('Permis C (en attente).', LABEL)).toEqual([]);
});

it('takes a longer name for another one', () => {
  expect(saysHeldAsNamed('Je détiens le permis CE.', LABEL)).toBe(false);
  expect(saysHeldAsNamed('Je détiens le Permis C.', LABEL)).toBe(true);
});
