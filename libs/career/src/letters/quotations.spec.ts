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
  it('is printed whole: as what the work included', () => {
    expect(letterWith('Forklift operation as relief of the cold store crew')).toMatch(
      /included forklift operation as relief of the cold store crew\./,
    );
  });

  it.each([
    'Forklift operation: van 6 yrs; truck 3 yrs; forklift 0 yrs',
    'Forklift operation, ticket n/y granted',
    "Forklift operation (test f'd 05/25)",
    'Forklift operation -',
    'Forklift operation inspected by the port authority',
    'Forklift operation without a ticket',
    'Forklift operation was to start a month after the opening',
    'Motivated, with a passion for forklift operation',
  ])('is left out where it is shorthand, takes itself back or says what others did: %s', (line) => {
    expect(letterWith(line)).not.toMatch(/forklift/i);
  });
});

/** The letter of a front desk agent whose summary and list of skills say this, for a posting that asks for Opera PMS. */
function letterSaying({ summary, skill, did }: { summary?: string; skill?: string; did?: string }): string {
  const resume = person({
    name: ['Amina', 'Otieno'],
    title: 'Front Desk Agent',
    ...(summary ? { summary } : {}),
    jobs: [
      {
        as: 'Front Desk Agent',
        at: 'Bahari Hotel',
        from: '2020-03',
        did: ['Checked in 60 guests a day.', ...(did ? [did] : [])],
      },
    ],
    skills: ['Guest relations', ...(skill ? [skill] : [])],
  });
  const posting = 'Front Office Supervisor\n\nRequirements\n- Opera PMS\n- Guest relations';
  return writeLetter(
    letterInput(resume, { company: 'Pwani Resort', position: 'Front Office Supervisor', posting }),
  ).content;
}

describe('what running text or a form says of a thing', () => {
  it('is claimed where it is a skill of the list', () => {
    expect(letterSaying({ skill: 'Opera PMS' })).toMatch(/Opera PMS/);
  });

  it.each([
    { did: 'Systems used: ✗ Opera PMS, ✓ Fidelio, ✓ Excel.' },
    { did: 'Opera PMS (Y/N): N' },
    { summary: 'Do you know Opera PMS? No.' },
    { skill: '[Insert system, e.g. Opera PMS]' },
    { skill: 'Strong: Fidelio | Weak: Opera PMS' },
    { skill: 'Opera PMS ☐' },
  ])('is neither claimed nor quoted where it is a form: %j', (line) => {
    expect(letterSaying(line)).not.toMatch(/Opera/);
  });

  it('is repeated or quoted in its own words, and in no others', () => {
    const letter = letterSaying({ did: 'Kept the bookings of 120 rooms in Opera PMS.' });
    expect(letter).toMatch(/kept the bookings of 120 rooms in Opera PMS/i);
    expect(letter.match(/Opera/g)).toHaveLength(1);
  });
});
