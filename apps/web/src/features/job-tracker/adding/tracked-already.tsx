import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { STATUS_NAMES } from '../applications/statuses.ts';
import { dayText } from '../dates/days.ts';
import styles from './adding.module.css';
import type { NewApplication } from './new-application.ts';
import { type JobIdentity, sameApplicationQuery } from './same-application.ts';

/** The tracker is asked once the person pauses. */
const AFTER_PAUSE_MS = 400;
const FIELDS = ['company', 'position', 'jobUrl'] as const;

/** Warns when the job in the form is in the tracker already; adding it again stays possible. */
export function TrackedAlready({ initial }: { initial: NewApplication }) {
  const { data: found } = useQuery(sameApplicationQuery(usePausedJob(initial)));
  if (!found) return null;
  return (
    <p className={styles.replaced} role="status">
      You already track {found.position} at {found.company} ({STATUS_NAMES[found.status]},{' '}
      {dayText(found.appliedDate)}). Add it only if you applied again.
    </p>
  );
}

function usePausedJob(initial: NewApplication): JobIdentity {
  const form = Form.useFormInstance<NewApplication>();
  const typed = Form.useWatch((values: NewApplication) => FIELDS.map((field) => values[field] ?? ''), form);
  const [job, setJob] = useState<JobIdentity>(initial);
  const words = JSON.stringify(typed ?? FIELDS.map((field) => initial[field]));
  useEffect(() => {
    const timer = setTimeout(() => {
      const [company = '', position = '', jobUrl = ''] = JSON.parse(words) as string[];
      setJob({ company, position, jobUrl });
    }, AFTER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return job;
}
