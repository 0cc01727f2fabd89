import { describe, expect, it } from '@jest/globals';
import { readLetterPosting } from './posting/letter-posting.ts';
import { letterInput } from './testing/letter-measures.ts';
import { person } from './testing/person.ts';
import { writeLetter } from './write-letter.ts';

/** The letter of somebody with these lines under the present post, for a posting with this requirement. */
function letterWith(did: readonly string[], asks: string): string {
  const resume = person({
    name: ['Thandi', 'Moyo'],
    title: 'Farm supervisor',
    jobs: [{ as: 'Farm supervisor', at: 'Mkushi Estate', from: '2016-01', did: [...did] }],
  });
  const posting = `Farm manager\n\nRequirements\n- ${asks}\n- Labour supervision`;
  return writeLetter(letterInput(resume, { company: 'Luapula Farms', position: 'Farm manager', posting }))
    .content;
}

describe('a resume in the third person', () => {
  it('becomes one in the first', () => {
    const letter = letterWith(
      ['She supervises 40 pickers in the season', 'She keeps the wage sheets of two sections'],
      'Experience with wage sheets',
    );
    expect(letter).toMatch(/I (?:also )?supervise 40 pickers/);
    expect(letter).not.toMatch(/\bshe\b/i);
  });

  it('is none where one line alone speaks of somebody else', () => {
    const letter = letterWith(
      ['Supervise 40 pickers in the season', 'She keeps the wage sheets of two sections'],
      'Experience with wage sheets',
    );
    expect(letter).not.toMatch(/I (?:also )?keep the wage sheets/);
    expect(letter).not.toMatch(/included she/i);
  });
});

describe('a line that states a measure that is asked for', () => {
  const asks =
    'Charge of 500 hectares of maize or more, a record of good yields in maize or soya, and people who have worked for you';

  it('is quoted', () => {
    expect(letterWith(['Eastern section: 500 hectares of maize'], asks)).toMatch(
      /“Eastern section: 500 hectares of maize”/,
    );
  });

  it.each(['Eastern section: 500 acres of maize', 'Eastern section: 300 hectares of maize'])(
    'is left out where it is less or another measure: %j',
    (line) => {
      expect(letterWith([line], asks)).not.toContain('Eastern section');
    },
  );
});

describe('years of one thing that are asked for', () => {
  const asks = 'Three years of full-time maize growing';

  it('are quoted where a line gives them by its dates', () => {
    expect(letterWith(['Maize growing full time, 2017 to 2020'], asks)).toMatch(/2017 to 2020/);
    expect(letterWith(['Maize growing from 2022 till date'], asks)).toMatch(/2022 till date/);
  });

  it('are not where it was part of the week, or shorter', () => {
    expect(letterWith(['Maize growing on Saturdays, 2017 to 2020'], asks)).not.toContain('2017');
    expect(letterWith(['Maize growing full time, 2019 to 2020'], asks)).not.toContain('2019');
  });
});

describe('a permit of a class', () => {
  it('is quoted where it is good, and not where it was given up', () => {
    expect(letterWith(['Class CM permit good to 2028'], 'Class CM permit')).toContain('good to 2028');
    expect(letterWith(['Class CM permit given up in 2021'], 'Class CM permit')).not.toContain('2021');
  });
});

it('reads the sentences behind the name of a section as its list', () => {
  const { requirements } = readLetterPosting(
    'Truck driver\n\nRequired. Class CM permit. Five years on long routes.\n\nBenefits. Thirty days of leave and a bonus.',
  );
  expect(requirements.map(({ text }) => text)).toEqual(['Class CM permit.', 'Five years on long routes.']);
});

it.each([
  [
    'We are asking for a diploma in farming, charge of 500 hectares, and people who would work for you again.',
    ['a diploma in farming', 'charge of 500 hectares', 'people who would work for you again'],
  ],
  [
    'We need welders with five years in gas who can show a coded test, who know GTAW root, and who are fit.',
    ['We need welders with five years in gas', 'can show a coded test', 'know GTAW root', 'are fit'],
  ],
  [
    'We require a degree in law and two years of practice.',
    ['We require a degree in law and two years of practice.'],
  ],
])('reads a sentence that asks for things in a row as so many: %j', (sentence, parts) => {
  const { requirements } = readLetterPosting(`Requirements\n${sentence}`);
  expect(requirements.map(({ text }) => text)).toEqual(parts);
});
