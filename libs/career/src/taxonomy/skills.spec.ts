import { describe, expect, it } from '@jest/globals';
import { broaderSkills, findSkills, skillById, skillByName } from './skills.ts';

const named = (text: string): string[] => findSkills(text).map(({ skill }) => skill.name);

describe('findSkills', () => {
  it.each([
    ['C, C++, C# and .NET', ['C', 'C++', 'C#', '.NET']],
    ['Node.js, React.js and ASP.NET Core', ['Node.js', 'React', '.NET']],
    ['Python, Go and R', ['Python', 'Go', 'R']],
    ['Microsoft Excel, Word', ['Microsoft Excel', 'Microsoft Word']],
    ['monitoring & evaluation, M&E', ['Monitoring and evaluation', 'Monitoring and evaluation']],
    ['Health, safety and environment', ['Health and safety']],
    ['data-visualization', ['Data visualisation']],
    ['mobile application development', ['Mobile app development']],
    ['Screened 200 CVs', ['Candidate screening']],
    ['Reconciled the bank accounts', ['Bank reconciliation']],
    ['Patrolled the estate', ['Patrolling']],
    ['Spoke Yorùbá and Hausa', ['Yoruba', 'Hausa']],
  ])('finds in %j', (text, skills) => {
    expect(named(text)).toEqual(skills);
  });

  it.each([
    'Go the extra mile; excel in every word you say, and express yourself.',
    'Worked at Access Bank, Unity Bank and Swift Courier.',
    'Acting manager on a lean team that shared every meal.',
    'https://github.com/ada, figma.com/ada, ada@excel.com, kora.net',
    'Accounted for half of all deals and tailored each offer.',
    'JavaScripted, Pythonic',
    '',
    '   ',
    '🙂🙂 日本語のテキスト',
  ])('finds nothing in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    'I have no experience with SAP.',
    'No knowledge of Excel or Power BI is needed.',
    'I have never used QuickBooks.',
    'SAP is not required.',
    'Not familiar with AutoCAD.',
    'Willing to learn SQL and Python.',
    'Receptionist at IFRS Consulting Ltd',
    'Lives at 12 Excel Street',
    'A rust-free fleet, a well-oiled spring and a sectioned road',
    'Polish the floors. Dele went to the Thai restaurant.',
    'FMCG companies',
  ])('finds no skill that is denied, or that is another name, in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    ['No experience with SAP, but strong Excel', ['Microsoft Excel']],
    ['Not only Excel but also SAP', ['Microsoft Excel', 'SAP']],
    ['Spring with Hibernate', ['Spring', 'Hibernate ORM']],
    ['Built it in Spring for Java services', ['Spring', 'Java']],
    ['P&L ownership and team leadership', ['P&L ownership', 'Team leadership']],
    [
      'POS operation, ajo collection and CAC filing',
      ['Agency banking', 'Ajo and esusu collection', 'CAC filing'],
    ],
  ])('finds the skills meant in %j', (text, skills) => {
    expect(named(text)).toEqual(skills);
  });

  it('takes a doubtful name that is alone, as in a list of skills', () => {
    expect(named('Go')).toEqual(['Go']);
    expect(named('Excel')).toEqual(['Microsoft Excel']);
  });

  it('cites the very letters', () => {
    const text = 'Ọlá wrote SQL queries for ₦4m of sales.';
    const [mention] = findSkills(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('SQL queries');
  });

  it('never lets mentions overlap', () => {
    const text =
      'Managed large teams, reviewed contracts and prepared bank reconciliations in Microsoft Excel. '.repeat(
        50,
      );
    const mentions = findSkills(text);
    expect(mentions.length).toBeGreaterThan(100);
    expect(mentions.every(({ start }, at) => at === 0 || start >= (mentions[at - 1]?.end ?? 0))).toBe(true);
  });

  it.each(['a', 'a@', '(', '.net', '’', 'C ', 'https://', 'managed the ', '\u0301'])(
    'comes to an end on 100,000 characters of %j',
    (unit) => {
      expect(Array.isArray(findSkills(unit.repeat(100_000 / unit.length)))).toBe(true);
    },
  );
});

describe('broaderSkills', () => {
  it('names what a skill is a kind of, and nothing for names that end alike by chance', () => {
    expect(broaderSkills('articulated-truck-driving').map(({ id }) => id)).toEqual(['truck-driving']);
    expect(broaderSkills('data-cleaning')).toEqual([]);
    expect(broaderSkills('no-such-skill')).toEqual([]);
  });
});

describe('skillByName', () => {
  it.each([
    ['nodejs', 'node-js'],
    ['REACT JS', 'react'],
    ['ms excel', 'microsoft-excel'],
    ['  Financial   Report ', 'financial-reporting'],
    ['organizational skills', 'organisational-skills'],
    ['go', 'go'],
  ])('takes %j for %s', (name, id) => {
    expect(skillByName(name)?.id).toBe(id);
    expect(skillById(id)?.id).toBe(id);
  });

  it('does not know other names', () => {
    const names = ['', 'juggling', '___', 'x'.repeat(10_000)];
    expect(names.filter((name) => skillByName(name))).toEqual([]);
  });
});
