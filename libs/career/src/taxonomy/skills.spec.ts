import { describe, expect, it } from '@jest/globals';
import { findSkills, skillById, skillByName } from './skills.ts';

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

  it('takes a doubtful name that stands alone, as in a list of skills', () => {
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
