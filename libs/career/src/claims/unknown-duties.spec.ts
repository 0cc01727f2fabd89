import { describe, expect, it } from '@jest/globals';
import { isPlainTail } from './entry-tails.ts';
import { isOwnDeed } from './own-deed.ts';
import { isNamedApart } from './sentence-subject.ts';
import { findUnknownDuties } from './unknown-duties.ts';

const namesIn = (line: string): string[] => findUnknownDuties(line).map(({ name }) => name);

describe('a duty that no list knows', () => {
  it.each([
    ['Goat herding', 'Goat herding'],
    ['- Kiln maintenance', 'Kiln maintenance'],
    ['We require well digging.', 'well digging'],
  ])('is all that the line names: %s', (line, name) => {
    expect(namesIn(line)).toEqual([name]);
  });

  it.each([
    'Time management',
    'Good understanding',
    'Report writing',
    'Goat herding and milking of cows',
    'Hard working',
  ])('is no quality, nothing known and no part of a longer line: %s', (line) => {
    expect(namesIn(line)).toEqual([]);
  });

  it('counts by its own words with what it was done to', () => {
    const line = 'Cold chain transport of vaccines for 3 clinics.';
    expect(isOwnDeed(line, 0, 'Cold chain'.length)).toBe(true);
    expect(isOwnDeed(`Visited ${line}`, 8, 8 + 'Cold chain'.length)).toBe(false);
  });

  it('counts with the number of what came of it, and not with what another did', () => {
    expect(isNamedApart(': 5 proposals, 3 funded.')).toBe(false);
    expect(isNamedApart(': colleague funded it.')).toBe(true);
  });
});

it('takes all diets of a paper for the whole, and some for a part', () => {
  expect(isPlainTail(': passed all diets, inducted 2023')).toBe(true);
  expect(isPlainTail(': passed 2 diets')).toBe(false);
});
