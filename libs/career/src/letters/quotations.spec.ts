import { describe, expect, it } from '@jest/globals';
import { letterInput } from './testing/letter-measures.ts';
import { person } from './testing/person.ts';
import { writeLetter } from './write-letter.ts';

/** The letter of a warehouse worker whose resume has this line, for a posting that asks for a forklift. */
function letterWith(line: string): string {
  const resume = person({
    name: ['Sade', 'Bello'],
    title: 'Warehouse worker',
    jobs: [
      {
        as: 'Warehouse worker',
        at: 'Arewa Haulage',
        from: '2020-01',
        did: ['Loaded 40 vehicles a day.', 'Kept the stock book of the yard.', line],
      },
    ],
  });
  const posting = 'Warehouse worker\n\nRequirements\n- Forklift operation\n- Stock keeping';
  return writeLetter(letterInput(resume, { company: 'Kora Foods', position: 'Warehouse worker', posting }))
    .content;
}

describe('a line of the resume that no sentence says', () => {
  it('is quoted whole', () => {
    expect(letterWith('Forklift operation as relief of the cold store crew')).toContain(
      '“Forklift operation as relief of the cold store crew”',
    );
  });

  it.each([
    'Forklift operation: van 6 yrs; truck 3 yrs; forklift 0 yrs',
    'Forklift operation, ticket n/y granted',
    "Forklift operation (test f'd 05/25)",
    'Forklift operation -',
    'Forklift operation inspected by the port authority',
    'Forklift operation without a ticket',
  ])('is left out where it is shorthand, takes itself back or says what others did: %s', (line) => {
    expect(letterWith(line)).not.toMatch(/forklift/i);
  });
});
