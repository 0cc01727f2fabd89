import { afterEach, describe, expect, it } from '@jest/globals';
import { OCCUPATIONS } from '../data/occupations.data.ts';
import { allOccupations, occupationById } from '../occupations.ts';
import { findSkills, skillById, skillByName } from '../skills.ts';
import { resolveTitle, searchTitles, TITLE_CONFIDENCE_FLOOR } from '../titles.ts';
import { ONET_CREDIT, type OnetTables, onetExtension } from './onet-extension.ts';
import { industryOfCode } from './onet-industries.ts';
import { extension, parseExtension, widenTaxonomy } from './taxonomy-extension.ts';

const code = (value: string, row: Record<string, string>) => ({ 'O*NET-SOC Code': value, ...row });
const rated = (value: string, name: string, importance: string, level: string) => [
  code(value, {
    'Element Name': name,
    'Scale ID': 'IM',
    'Data Value': importance,
    'Recommend Suppress': 'N',
  }),
  code(value, { 'Element Name': name, 'Scale ID': 'LV', 'Data Value': level, 'Recommend Suppress': 'N' }),
];

/** Rows in the form of the tables, invented. */
const TABLES: OnetTables = {
  occupations: [
    code('29-1141.00', { Title: 'Registered Nurses', Description: 'x' }),
    code('49-9063.00', { Title: 'Fathometer Wranglers', Description: 'x' }),
    code('', { Title: 'No code' }),
  ],
  titles: [
    code('29-1141.00', { 'Alternate Title': 'Infusion Wizard' }),
    code('29-1141.00', { 'Alternate Title': 'Accountant' }),
    code('49-9063.00', { 'Alternate Title': 'Harp Regulator' }),
    code('49-9063.00', { 'Alternate Title': 'Harp Regulator' }),
  ],
  technology: [
    code('49-9063.00', { Example: 'PitchPal', 'In Demand': 'Y' }),
    code('49-9063.00', { Example: 'Microsoft Excel', 'In Demand': 'Y' }),
    code('49-9063.00', { Example: 'Apache Spark', 'In Demand': 'N' }),
  ],
  knowledge: [
    ...rated('49-9063.00', 'Acoustics', '4.2', '5.6'),
    ...rated('49-9063.00', 'Customer service', '3.6', '3.9'),
    ...rated('49-9063.00', 'Food Production', '1.2', '0.4'),
  ],
};

afterEach(() => widenTaxonomy());

describe('onetExtension', () => {
  it('gives titles to occupations that are ours, and leaves sure titles of others alone', () => {
    const { titles } = onetExtension(TABLES);
    expect(titles).toEqual({ 'registered-nurse': ['Registered Nurse', 'Infusion Wizard'] });
  });

  it('adds the others with knowledge that counts and technology in demand', () => {
    const { occupations, skills, source } = onetExtension(TABLES);
    expect(source).toBe(ONET_CREDIT);
    expect(skills.map(({ id }) => id)).toEqual(['onet-acoustics', 'onet-pitchpal']);
    expect(occupations).toEqual([
      {
        id: 'onet-49-9063-00',
        title: 'Fathometer Wrangler',
        aliases: ['Harp Regulator'],
        industry: 'trades',
        skills: [
          { skill: 'onet-acoustics', importance: 3, level: 'expert', required: true },
          { skill: 'customer-service', importance: 2, level: 'intermediate', required: false },
          { skill: 'onet-pitchpal', importance: 2, level: 'intermediate', required: false },
          { skill: 'microsoft-excel', importance: 2, level: 'intermediate', required: false },
        ],
        related: expect.any(Array),
      },
    ]);
  });

  it('sorts codes into industries by their longest known beginning', () => {
    expect(['29-1141.00', '53-2011.00', '53-3032.00', '99-9999.99'].map(industryOfCode)).toEqual([
      'healthcare',
      'aviation',
      'logistics',
      'consulting',
    ]);
  });
});

describe('widenTaxonomy', () => {
  it('places the added titles and finds the added skills, and nothing else changes', () => {
    const before = [resolveTitle('Senior Accountant'), findSkills('Excel, SQL and bookkeeping')];
    expect(resolveTitle('Harp Regulator')[0]?.confidence ?? 0).toBeLessThan(TITLE_CONFIDENCE_FLOOR);
    widenTaxonomy(onetExtension(TABLES));
    expect(resolveTitle('Harp Regulator')[0]).toMatchObject({
      confidence: 1,
      occupation: { id: 'onet-49-9063-00' },
    });
    expect(resolveTitle('Infusion Wizard')[0]?.occupation.id).toBe('registered-nurse');
    expect(searchTitles('harp')[0]?.via).toBe('Harp Regulator');
    expect(findSkills('Tuned with PitchPal')[0]?.skill.id).toBe('onet-pitchpal');
    expect(skillByName('acoustics')).toEqual(skillById('onet-acoustics'));
    expect(occupationById('onet-49-9063-00')?.industry).toBe('trades');
    expect(allOccupations()).toHaveLength(OCCUPATIONS.length + 1);
    expect(resolveTitle('Senior Accountant')[0]?.occupation.id).toBe('accountant');
    expect(findSkills('Excel, SQL and bookkeeping')).toEqual(before[1]);
    widenTaxonomy();
    expect([resolveTitle('Senior Accountant'), findSkills('Excel, SQL and bookkeeping')]).toEqual(before);
    expect(extension().occupations).toEqual([]);
  });
});

describe('parseExtension', () => {
  it('takes what was made', () => {
    const made = onetExtension(TABLES);
    expect(parseExtension(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  const whole = () => JSON.parse(JSON.stringify(onetExtension(TABLES)));
  it.each([
    ['the file must be an object', () => []],
    ['source must be a text', () => ({ ...whole(), source: 1 })],
    ['skills must be a list', () => ({ ...whole(), skills: {} })],
    ['titles must be an object', () => ({ ...whole(), titles: [] })],
    [
      'skills.0.kind must be one of',
      () => ({ ...whole(), skills: [{ ...whole().skills[0], kind: 'magic' }] }),
    ],
    [
      'occupations.0.title must be a text',
      () => ({ ...whole(), occupations: [{ ...whole().occupations[0], title: '' }] }),
    ],
    [
      'occupations.0.skills.0.importance must be 1, 2 or 3',
      () => ({
        ...whole(),
        occupations: [
          { ...whole().occupations[0], skills: [{ skill: 'x', importance: 9, level: 'expert' }] },
        ],
      }),
    ],
  ])('says that %s', (message, broken) => {
    expect(() => parseExtension(broken())).toThrow(message);
  });
});
