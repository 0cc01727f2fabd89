import { useEffect, useState } from 'react';
import { type WaitingJob, waitingJobs, waitingStore } from '../../../shared/saved-jobs/waiting-jobs.ts';

/** The jobs that wait on this device; none where it keeps nothing. */
export function useWaiting(userId: string): readonly WaitingJob[] {
  const [jobs, setJobs] = useState<readonly WaitingJob[]>([]);
  useEffect(() => {
    const load = (): void =>
      void waitingJobs(userId).then(setJobs, () => {
        setJobs([]);
      });
    load();
    return waitingStore.subscribe(load);
  }, [userId]);
  return jobs;
}
