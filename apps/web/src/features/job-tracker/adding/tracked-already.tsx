import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dayText } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';
import { STATUS_NAMES } from '../applications/statuses.ts';
import styles from './adding.module.css';
import { type JobIdentity, sameApplicationQuery } from './same-application.ts';

/** The tracker is asked once the person pauses. */
const AFTER_PAUSE_MS = 400;

/** Warns when the job in the form is in the tracker already; adding it again stays possible. */
export function TrackedAlready({ job }: { job: JobIdentity }) {
  const { data: found } = useQuery(sameApplicationQuery(usePausedJob(job)));
  if (!found) return null;
  return (
    <p
      className={styles.replaced}
      role="status"
    >{t`You already track ${found.position} at ${found.company} (${STATUS_NAMES[found.status]}, ${dayText(found.appliedDate)}). Add it only if you applied again.`}</p>
  );
}

function usePausedJob({ company, position, jobUrl }: JobIdentity): JobIdentity {
  const [job, setJob] = useState<JobIdentity>({ company, position, jobUrl });
  useEffect(() => {
    const timer = setTimeout(() => setJob({ company, position, jobUrl }), AFTER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [company, position, jobUrl]);
  return job;
}
