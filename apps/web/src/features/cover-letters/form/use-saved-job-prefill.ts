import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { type LetterForm, letterTitle } from './letter-form.ts';

/** Fills an untouched letter from the saved job that it is for: the job, its posting and the resume made for it. */
export function useSavedJobPrefill(
  savedJobId: string | undefined,
  { company, position, title, content }: LetterForm,
  fill: (values: Partial<LetterForm>) => void,
): void {
  const { data: job } = useQuery({ ...savedJobQuery(savedJobId ?? ''), enabled: savedJobId !== undefined });
  const isFilled = useRef(false);
  const isUntouched = [company, position, title, content].every((text) => text === '');
  useEffect(() => {
    if (!job || isFilled.current || !isUntouched) return;
    isFilled.current = true;
    fill({
      company: job.company,
      position: job.position,
      jobUrl: job.jobUrl,
      title: job.company && job.position ? letterTitle(job.position, job.company) : '',
      posting: job.jobDescription,
      resumeId: job.resumeUsed ?? '',
    });
  });
}
