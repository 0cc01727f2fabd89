import type { ListedSavedJobDto } from '@career/client/types';
import { dayOf } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';

export interface ShortlistGroup {
  id: 'open' | 'applied' | 'closed';
  heading: string;
  jobs: ListedSavedJobDto[];
}

/** Later than any day, for jobs without one. */
const NO_DAY = '9999';

const byDeadline = (one: ListedSavedJobDto, other: ListedSavedJobDto): number =>
  (one.deadline ?? NO_DAY).localeCompare(other.deadline ?? NO_DAY);

function groupOf({ jobApplicationId, deadline }: ListedSavedJobDto, today: string): ShortlistGroup['id'] {
  if (jobApplicationId !== null) return 'applied';
  return (deadline ?? NO_DAY) < today ? 'closed' : 'open';
}

/** Jobs to apply for, soonest deadline first, then those applied for, then those that closed, the latest first. */
export function shortlistGroups(jobs: readonly ListedSavedJobDto[], now: Date): ShortlistGroup[] {
  const groups = Map.groupBy(jobs, (job) => groupOf(job, dayOf(now)));
  const all: ShortlistGroup[] = [
    { id: 'open', heading: t`To apply for`, jobs: (groups.get('open') ?? []).toSorted(byDeadline) },
    { id: 'applied', heading: t`Applied`, jobs: groups.get('applied') ?? [] },
    {
      id: 'closed',
      heading: t`Closed`,
      jobs: (groups.get('closed') ?? []).toSorted((one, other) => byDeadline(other, one)),
    },
  ];
  return all.filter((group) => group.jobs.length > 0);
}
