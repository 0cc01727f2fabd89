import { listJobApplications } from '@career/client/operations';
import type { ListedApplicationDto } from '@career/client/types';
import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';

/** What makes two applications the same job. */
export interface JobIdentity {
  company: string;
  position: string;
  jobUrl: string;
}

/** Enough to find the same job among those that share its words. */
const LOOKED_AT = 50;

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** The tracked application for the same posting: by its address, else by company and position. */
export function sameApplication<Tracked extends JobIdentity>(
  tracked: readonly Tracked[],
  job: JobIdentity,
): Tracked | undefined {
  const address = job.jobUrl.trim();
  return tracked.find(
    (one) =>
      (address !== '' && one.jobUrl.trim() === address) ||
      (folded(one.company) === folded(job.company) && folded(one.position) === folded(job.position)),
  );
}

/** Looks in the tracker for the job that is about to be added. */
export const sameApplicationQuery = (job: JobIdentity) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'same', folded(job.company), folded(job.position), job.jobUrl.trim()],
    queryFn: async ({ signal }): Promise<ListedApplicationDto | null> => {
      const q = `${job.company} ${job.position}`.trim();
      const { data } = await listJobApplications({
        query: { q, limit: LOOKED_AT },
        signal,
        throwOnError: true,
      });
      return sameApplication(data, job) ?? null;
    },
    enabled: job.company.trim() !== '' && job.position.trim() !== '',
    gcTime: 0,
    staleTime: 0,
  });
