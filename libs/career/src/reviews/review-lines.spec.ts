import { describe, expect, it } from '@jest/globals';
import { reviewBlocks, withReviewedLine } from './review-lines.ts';

const RESUME = {
  summary: 'Clerk.\n**Careful** with cash.',
  experience: [
    {
      company: 'Kora',
      position: 'Clerk',
      startDate: '2019-01',
      current: true,
      description: '- Kept books\n- Paid staff',
    },
    { company: 'Bello', position: 'Cashier', startDate: '2017', endDate: '2018', description: 'Sold rice' },
  ],
  skills: [{ name: 'Excel' }, { name: 'Sage' }],
  referees: [{ name: 'Mr Bello', phone: '0803' }],
  personalInfo: { phone: '0805', email: 'ada@example.com' },
};

const linesOf = (resume: object) => reviewBlocks(resume).flatMap(({ lines }) => lines);

describe('the lines of a review', () => {
  it('are those of the texts, each by its place, and headings without a text to change', () => {
    expect(linesOf(RESUME).map(({ field, text }) => [field, text])).toEqual([
      ['summary', 'Clerk.'],
      ['summary', 'Careful with cash.'],
      ['', 'Clerk, Kora · Jan 2019 – Present'],
      ['experience.0.description', 'Kept books'],
      ['experience.0.description', 'Paid staff'],
      ['', 'Cashier, Bello · 2017 – 2018'],
      ['experience.1.description', 'Sold rice'],
      ['', 'Excel, Sage'],
    ]);
    const keys = linesOf(RESUME).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leave out hidden sections, contacts and referees', () => {
    const text = JSON.stringify(reviewBlocks({ ...RESUME, designOptions: { hiddenSections: ['skills'] } }));
    expect(text).not.toMatch(/Excel|0803|0805|ada@/);
  });
});

describe('a line in other words', () => {
  it('keeps its bullet and all other lines', () => {
    const changed = withReviewedLine(RESUME, 'experience.0.description', 'Paid staff', 'Paid 40 people');
    expect(changed?.experience[0]?.description).toBe('- Kept books\n- Paid 40 people');
    expect(changed).toEqual({ ...RESUME, experience: [expect.anything(), RESUME.experience[1]] });
    expect(withReviewedLine(RESUME, 'summary', 'Careful with cash.', 'Exact.')?.summary).toBe(
      'Clerk.\nExact.',
    );
  });

  it('is found where its entry has moved to, and nowhere once it reads differently', () => {
    const moved = { ...RESUME, experience: RESUME.experience.toReversed() };
    const changed = withReviewedLine(moved, 'experience.0.description', 'Kept books', 'Kept accounts');
    expect(changed?.experience[1]?.description).toBe('- Kept accounts\n- Paid staff');
    for (const [field, before] of [
      ['experience.0.description', 'Kept the books'],
      ['experience.0.company', 'Kora'],
      ['personalInfo.0.phone', '0805'],
      ['skills.0.name', 'Excel'],
      ['', 'Excel, Sage'],
    ] as const)
      expect(withReviewedLine(RESUME, field, before, 'Other')).toBeUndefined();
  });
});
