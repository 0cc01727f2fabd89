import { expect, it } from '@jest/globals';
import { letterDate } from './letter-date.ts';

it.each([
  ['en', '24 November 2026'],
  ['fr', 'le 24 novembre 2026'],
  ['ar', '24 نوفمبر 2026'],
  ['sw', '24 Novemba 2026'],
  ['de', '24. November 2026'],
] as const)('prints a day in %s', (language, printed) => {
  expect(letterDate(new Date(2026, 10, 24), language)).toBe(printed);
});

it('counts the first of a month in French', () => {
  expect(letterDate(new Date(2026, 7, 1), 'fr')).toBe('le 1er août 2026');
  expect(letterDate(new Date(2026, 7, 11), 'fr')).toBe('le 11 août 2026');
  expect(letterDate(new Date(2026, 7, 11), 'pt')).toBe('11 de agosto de 2026');
});
