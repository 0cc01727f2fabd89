import type { ResumeSummaryDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { findResumes, tagsOf } from './find-resumes.ts';

const resume = (title: string, industry: string, day: number, tags: string[] = []): ResumeSummaryDto =>
  ({
    id: title,
    title,
    industry,
    tags,
    createdAt: `2026-01-0${9 - day}T00:00:00Z`,
    updatedAt: `2026-02-0${day}T00:00:00Z`,
  }) as ResumeSummaryDto;

const LIST = [
  resume('Zebra nurse', 'Healthcare', 1),
  resume('Ọmọ résumé', 'Logistics', 3),
  resume('Accountant', 'Finance', 2),
];
const titles = (search: string, order: 'saved' | 'oldest' | 'title' = 'saved') =>
  findResumes(LIST, search, order).map(({ title }) => title);

describe('findResumes', () => {
  it.each([
    ['saved', ['Ọmọ résumé', 'Accountant', 'Zebra nurse']],
    ['oldest', ['Ọmọ résumé', 'Accountant', 'Zebra nurse']],
    ['title', ['Accountant', 'Ọmọ résumé', 'Zebra nurse']],
  ] as const)('orders by %s', (order, expected) => {
    expect(titles('', order)).toEqual(expected);
  });

  it('finds words in title and industry, without case and accents', () => {
    expect(titles('omo RESUME')).toEqual(['Ọmọ résumé']);
    expect(titles('nurse health')).toEqual(['Zebra nurse']);
    expect(titles('nurse finance')).toEqual([]);
  });

  it('leaves the list as it was', () => {
    const before = LIST.map(({ title }) => title);
    titles('', 'title');
    expect(LIST.map(({ title }) => title)).toEqual(before);
  });
});

describe('tags', () => {
  const tagged = [
    resume('Teller', 'Banking', 1, ['Sent', 'Zenith']),
    resume('Clerk', 'Banking', 2, ['Sent']),
  ];

  it('are words that a search finds, and a separate filter', () => {
    expect(findResumes(tagged, 'zenith', 'saved').map(({ title }) => title)).toEqual(['Teller']);
    expect(findResumes(tagged, '', 'saved', 'Sent')).toHaveLength(2);
    expect(findResumes(tagged, 'clerk', 'saved', 'Zenith')).toEqual([]);
  });

  it('are offered once each', () => {
    expect(tagsOf(tagged)).toEqual(['Sent', 'Zenith']);
  });
});
