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
      /(?:includes|included|covered) forklift operation as relief of the cold store crew\./,
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

/** The letter of somebody whose present post has these lines, for a posting that asks for these things. */
function letterOf(did: readonly string[], asks: readonly string[]): string {
  const resume = person({
    name: ['Peter', 'Njoroge'],
    title: 'Farm supervisor',
    jobs: [
      { as: 'Farm supervisor', at: 'Lake View Farm', from: '2019-01', did: [...did] },
      {
        as: 'Field hand',
        at: 'Subukia Growers',
        from: '2015-01',
        to: '2018-12',
        did: ['Led 12 harvesters.'],
      },
    ],
  });
  const posting = ['Farm manager', '', 'Requirements', ...asks.map((one) => `- ${one}`)].join('\n');
  return writeLetter(letterInput(resume, { company: 'Menengai Estates', position: 'Farm manager', posting }))
    .content;
}

describe('a line of work that is no deed', () => {
  it.each([
    ['Fish farming', 'Two ponds with 9,000 tilapia, harvested every seven months'],
    ['Leadership of a field team', 'Nine hands report to me every morning'],
    ['Teaching of physics', 'Mechanics, waves and electricity with the upper forms'],
    ['Employment law', '26 claims of unfair dismissal, four heard by the tribunal'],
    ['Experience on a children’s ward', 'Paediatric ward of 36 cots and beds'],
    ['Neonatal nursing', 'Preterm newborns in incubators, 210 discharged well'],
    ['Payroll', 'Monthly wages of 480 hands'],
    ['Migration of services to AWS', 'Cutover of 14 services to the cloud'],
    ['Publications in journals', 'Two articles on maize prices in Agrekon'],
    ['Work at an external auditor', 'Statutory audits of 14 clients'],
    ['Training of junior cooks', 'Seventeen apprentices, of whom nine are cooks now'],
  ])('is printed as it stands where nothing else answers “%s”', (asked, line) => {
    const letter = letterOf(
      ['Keeps the store ledger of seed and fuel.', 'Sheets for wages and rain', line, 'Sprays in season'],
      [asked, 'A motorcycle licence'],
    );
    expect(letter.toLowerCase()).toContain(line.toLowerCase());
  });

  it.each([
    ['Leadership of a team', 'One of nine hands under the manager'],
    ['GLOBALG.A.P. certification', 'GLOBALG.A.P. certification applied for, inspection awaited'],
    ['800 hectares of maize', 'Eastern section: 300 hectares of maize'],
    ['Forklift operation', 'Forklift operation without a ticket'],
    ['Fluent French', 'French lessons at the beginner level, not finished'],
  ])('is left out where it has less of “%s”', (asked, line) => {
    expect(letterOf(['Keeps the store ledger of seed.', line], [asked])).not.toContain(line);
  });

  it('takes the post that is over for one, and turns no number into what the work included', () => {
    const letter = letterOf(
      ['Two dams, cleaned and lined', 'Maize yield up from 19 to 27 bags an acre'],
      ['Irrigation'],
    );
    expect(letter).toContain('“Maize yield up from 19 to 27 bags an acre”');
    expect(letter).not.toMatch(/(?:included?s?|cover(?:s|ed)) (?:two|maize yield)/i);
  });
});
