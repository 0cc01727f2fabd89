import type { ListedSavedJobDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { shortlistGroups } from './shortlist-groups.ts';

const job = (id: string, deadline: string | null, jobApplicationId: string | null = null) =>
  ({ id, deadline, jobApplicationId }) as ListedSavedJobDto;

const NOW = new Date(2026, 10, 23, 12);

const named = (jobs: readonly ListedSavedJobDto[]): Record<string, string[]> =>
  Object.fromEntries(
    shortlistGroups(jobs, NOW).map((group) => [group.heading, group.jobs.map(({ id }) => id)]),
  );

describe('the groups of saved jobs', () => {
  it('lists what closes soonest first and what has no last day at the end', () => {
    expect(named([job('none', null), job('later', '2026-12-01'), job('soon', '2026-11-24')])).toEqual({
      'To apply for': ['soon', 'later', 'none'],
    });
  });

  it('counts the last day itself as open', () => {
    expect(named([job('today', '2026-11-23'), job('yesterday', '2026-11-22')])).toEqual({
      'To apply for': ['today'],
      Closed: ['yesterday'],
    });
  });

  it('lists closed jobs last, the latest of them first', () => {
    const jobs = [job('old', '2026-10-01'), job('recent', '2026-11-20'), job('open', '2026-12-01')];
    expect(Object.entries(named(jobs))).toEqual([
      ['To apply for', ['open']],
      ['Closed', ['recent', 'old']],
    ]);
  });

  it('keeps a job that was applied for under Applied after it has closed', () => {
    expect(named([job('sent', '2026-10-01', 'application')])).toEqual({ Applied: ['sent'] });
  });

  it('has no group for nothing', () => {
    expect(shortlistGroups([], NOW)).toEqual([]);
  });
});
