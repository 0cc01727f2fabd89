import type { ListedSavedJobDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { useWaitingDrafts } from '../../../shared/document-session/use-waiting-drafts.ts';
import { WaitingList } from '../../../shared/document-session/waiting-list.tsx';
import { numberText, t } from '../../../shared/language/texts.ts';
import { AsOf } from '../../../shared/offline/as-of.tsx';
import { savedJobsQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { closingText } from '../closing-text.ts';
import { savedJobDrafts } from '../job/saved-job-drafts.ts';
import { jobName } from '../job-name.ts';
import styles from '../saved-jobs.module.css';
import { shortlistGroups } from './shortlist-groups.ts';

/** The shortlist. */
export function Page() {
  const jobs = useQuery(savedJobsQuery);
  const waiting = useWaitingDrafts(savedJobDrafts);
  const navigate = useNavigate();
  return (
    <PageFrame
      title={t`Saved jobs`}
      back={{ to: '/job-tracker', label: t`Job tracker` }}
      actions={
        <Link to="/save-job" className="button" data-kind="primary">
          <Icon name="plus" size={18} /> {t`Save a job`}
        </Link>
      }
    >
      <AsOf path="/api/saved-jobs" />
      <WaitingList
        drafts={waiting}
        store={savedJobDrafts}
        nameOf={jobName}
        hrefOf={(id) => `/saved-jobs/${id}`}
        onEditNew={() => void navigate({ to: '/save-job' })}
      />
      {jobs.isPending && <Loading text={t`Loading your saved jobs...`} />}
      {jobs.isError && <Failure text={errorText(jobs.error)} onRetry={() => void jobs.refetch()} />}
      {jobs.data && <Shortlist jobs={jobs.data} hasWaiting={waiting.length > 0} />}
    </PageFrame>
  );
}

function Shortlist({ jobs, hasWaiting }: { jobs: readonly ListedSavedJobDto[]; hasWaiting: boolean }) {
  if (jobs.length === 0 && !hasWaiting)
    return (
      <div className="card empty-list">
        <Icon name="briefcase" size={40} />
        <p className="empty-list-title">{t`No saved jobs yet`}</p>
        <p>{t`Save a job when you see it, and apply when you are ready.`}</p>
        <p>
          <Link to="/save-job/how">{t`Save jobs from other sites and apps`}</Link>
        </p>
      </div>
    );
  return shortlistGroups(jobs, new Date()).map((group) => (
    <section key={group.id} aria-labelledby={`${group.id}-jobs`}>
      <h2 id={`${group.id}-jobs`}>
        {group.heading} <span className={styles.count}>{numberText(group.jobs.length)}</span>
      </h2>
      <Rows jobs={group.jobs} />
    </section>
  ));
}

/** As many as are looked through at once. */
const FEW = 20;

function Rows({ jobs }: { jobs: readonly ListedSavedJobDto[] }) {
  const [shown, setShown] = useState(FEW);
  return (
    <>
      <ul className={boxed.list}>
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id} className={boxed.row}>
            <Link to="/saved-jobs/$id" params={{ id: job.id }} className={`${boxed.name} ${boxed.whole}`}>
              {jobName(job)}
            </Link>
            {job.location && <span className={boxed.hint}>{job.location}</span>}
            <Closing job={job} />
          </li>
        ))}
      </ul>
      {jobs.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + FEW)}>{t`Show more`}</button>
      )}
    </>
  );
}

function Closing({ job: { deadline, jobApplicationId } }: { job: ListedSavedJobDto }) {
  if (jobApplicationId)
    return (
      <Link to="/job-tracker/$id" params={{ id: jobApplicationId }}>{t`Applied: open the application`}</Link>
    );
  if (!deadline) return null;
  const { text, isSoon } = closingText(deadline, new Date());
  return (
    <span className={styles.tag} data-soon={isSoon}>
      {text}
    </span>
  );
}
