import type { SavedJobDto } from '@career/client/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { KnockOuts } from '../../../shared/knock-outs/knock-outs.tsx';
import { jobText } from '../../../shared/language/job-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { AsOf } from '../../../shared/offline/as-of.tsx';
import { refreshSavedJobs, savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { TailorPanel } from '../../../shared/tailoring/tailor-panel.tsx';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { closingText } from '../closing-text.ts';
import styles from '../saved-jobs.module.css';
import { JobForm } from './job-form.tsx';
import { savedJobPath } from './saved-job-gateway.ts';
import { TrackStep } from './track-step.tsx';

const BACK = { to: '/saved-jobs', label: t`Saved jobs` };

/** One saved job: what rules people out, a resume for it, a letter, the application. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const job = useQuery(savedJobQuery(id));
  if (job.data) return <SavedJob key={id} job={job.data} />;
  return (
    <PageFrame title={t`Saved job`} back={BACK}>
      {job.isPending && <Loading text={t`Loading the job...`} />}
      {job.isError && isStatus(job.error, 404) && (
        <p>{t`We could not find this saved job. It may have been deleted.`}</p>
      )}
      {job.isError && !isStatus(job.error, 404) && (
        <Failure text={errorText(job.error)} onRetry={() => void job.refetch()} />
      )}
    </PageFrame>
  );
}

function SavedJob({ job }: { job: SavedJobDto }) {
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { id, location, salary, deadline, jobDescription, resumeUsed } = job;
  const closing = deadline ? closingText(deadline, new Date()) : undefined;
  const loadAgain = async (): Promise<void> => {
    await queries.fetchQuery({ ...savedJobQuery(id), staleTime: 0 });
    void refreshSavedJobs(queries);
  };
  const hasPosting = jobDescription.trim() !== '';
  return (
    <PageFrame title={jobText(job) || t`Saved job`} back={BACK}>
      <AsOf path={savedJobPath(id)} />
      <div className={styles.sections}>
        <section className="card" aria-label={t`The job`}>
          <p dir="auto">{[location, salary].filter(Boolean).join(' · ')}</p>
          {closing && (
            <p className={styles.tag} data-soon={closing.isSoon}>
              {closing.text}
            </p>
          )}
          <div className={boxed.buttons}>
            <button
              type="button"
              className="button"
              aria-expanded={isEditing}
              onClick={() => startTransition(() => setEditing(!isEditing))}
            >
              {isEditing ? t`Close the details` : t`Details, deadline and reminder`}
            </button>
          </div>
          {isEditing && <JobForm job={job} onDone={() => setEditing(false)} />}
        </section>
        {hasPosting ? (
          <>
            <section aria-label={t`Before you apply`}>
              <KnockOuts body={{ jobDescription, ...(resumeUsed ? { resumeId: resumeUsed } : {}) }} />
            </section>
            <TailorPanel target={{ savedJobId: id }} job={job} onTailored={loadAgain} />
          </>
        ) : (
          <section className="card">
            <h2>{t`The posting is missing`}</h2>
            <p>{t`Paste its text under Details: then we can check it and tailor your resume to it.`}</p>
          </section>
        )}
        <section className="card" aria-labelledby="letter-step">
          <h2 id="letter-step">{t`Letter`}</h2>
          <p>
            {job.coverLetterUsed
              ? t`You have a letter for this job.`
              : t`Write a letter from your own facts.`}
          </p>
          <div className={boxed.buttons}>
            {job.coverLetterUsed && (
              <Link
                to={`/cover-letters/${job.coverLetterUsed}`}
                className="button"
              >{t`Open the letter`}</Link>
            )}
            <Link to="/cover-letters/new" search={{ savedJob: id }} className="button">
              {job.coverLetterUsed ? t`Write another letter` : t`Write the letter`}
            </Link>
          </div>
        </section>
        <TrackStep job={job} onIncomplete={() => setEditing(true)} />
      </div>
    </PageFrame>
  );
}
