import { describe, expect, it } from '@jest/globals';
import type { ApplicationPages, ListedApplication } from './application-page.ts';
import { pagesAfterMove, summaryAfterMove } from './moved-application.ts';

const application = (id: string, status: ListedApplication['status']): ListedApplication =>
  ({ id, status, company: 'Kora' }) as ListedApplication;

const pagesOf = (...pages: ListedApplication[][]): ApplicationPages => ({
  pages: pages.map((rows) => ({ rows, total: pages.flat().length, next: undefined })),
  pageParams: pages.map(() => undefined),
});

const shown = ({ pages }: ApplicationPages) =>
  pages.map(({ rows }) => rows.map(({ id, status }) => `${id} ${status}`));

const one = application('1', 'applied');

describe('after a move', () => {
  it('the column it left has it no more, on whatever page it was', () => {
    const after = pagesAfterMove(
      { status: 'applied' },
      pagesOf([application('2', 'applied')], [one]),
      one,
      'offer',
    );
    expect(shown(after)).toEqual([['2 applied'], []]);
    expect(after.pages.map(({ total }) => total)).toEqual([1, 1]);
  });

  it('the column it enters has it first', () => {
    const after = pagesAfterMove({ status: 'offer' }, pagesOf([application('2', 'offer')], []), one, 'offer');
    expect(shown(after)).toEqual([['1 offer', '2 offer'], []]);
    expect(after.pages[0]?.total).toBe(2);
  });

  it('a list of all statuses has it in its place', () => {
    const after = pagesAfterMove({}, pagesOf([application('2', 'offer'), one]), one, 'rejected');
    expect(shown(after)).toEqual([['2 offer', '1 rejected']]);
  });

  it('columns it has nothing to do with stay as they are', () => {
    const pages = pagesOf([application('2', 'rejected')]);
    expect(pagesAfterMove({ status: 'rejected' }, pages, one, 'offer')).toBe(pages);
    expect(pagesAfterMove({ q: 'kora' }, pages, one, 'offer')).toBe(pages);
  });

  it('and its way back, all is as before', () => {
    for (const status of ['applied', 'offer', undefined] as const) {
      const filter = status ? { status } : {};
      const before = status === 'offer' ? pagesOf([]) : pagesOf([one]);
      const there = pagesAfterMove(filter, before, one, 'offer');
      expect(pagesAfterMove(filter, there, { ...one, status: 'offer' }, 'applied')).toEqual(before);
    }
  });

  it('the counts follow', () => {
    const summary = { total: 3, applied: 2, interview: 0, offer: 1, rejected: 0, successRate: '33%' };
    expect(summaryAfterMove(summary, 'applied', 'interview')).toMatchObject({
      total: 3,
      applied: 1,
      interview: 1,
    });
    expect(summaryAfterMove(summary, 'offer', 'offer')).toBe(summary);
  });
});
