import { describe, expect, it } from '@jest/globals';
import { headOfPage } from './head-of-page.ts';

const job = (company: string, letters: number) => ({
  company,
  position: 'Analyst',
  startDate: '2020-01',
  description: 'x'.repeat(letters),
});

describe('the head of a page', () => {
  it('keeps a short resume as it is', () => {
    const resume = { summary: 'Ten years of books.', experience: [job('Kora', 300), job('Zuri', 300)] };
    expect(headOfPage(resume, ['summary', 'experience'])).toEqual(resume);
  });

  it('leaves out entries and sections that begin below it, and nothing that begins within', () => {
    const resume = {
      experience: [job('Kora', 2_000), job('Zuri', 2_000), job('Baobab', 10)],
      summary: 'Said last.',
      skills: [{ name: 'Excel' }],
    } as Parameters<typeof headOfPage>[0];
    const head = headOfPage(resume, ['experience', 'summary']);
    expect(head.experience?.map(({ company }) => company)).toEqual(['Kora', 'Zuri']);
    expect(head.summary).toBeUndefined();
    expect(head.skills).toBe(resume.skills);
  });

  it('shows the whole of a first entry, however long', () => {
    const { experience } = headOfPage({ experience: [job('Kora', 90_000)] }, ['experience']);
    expect(experience).toHaveLength(1);
  });
});
