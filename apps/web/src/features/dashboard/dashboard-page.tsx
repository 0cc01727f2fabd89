import { listResumesOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../shared/api/api-error.ts';
import { recentApplicationsQuery, summaryQuery } from '../../shared/applications/application-queries.ts';
import { rich } from '../../shared/language/rich.ts';
import { t } from '../../shared/language/texts.ts';
import { useCurrentUser } from '../../shared/session/session.ts';
import { LoadingPill } from '../../shared/ui/loading.tsx';
import './dashboard-page.css';
import { Checklist } from './checklist.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { letterCountQuery } from './dashboard-queries.ts';
import { nextStep } from './next-step.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { RecentResumes } from './recent-resumes.tsx';
import { StartChoices } from './start-choices.tsx';
import { StatCards } from './stat-cards.tsx';

const RECENT = 3;

export function Page() {
  const user = useCurrentUser();
  return (
    <>
      <DashboardHeader user={user} />
      <main id="main" className="page dash">
        <h1 tabIndex={-1}>{rich`Hello, ${user.firstName}`}</h1>
        <NewPersonStarts />
        <QuickActions />
        <Overview />
      </main>
    </>
  );
}

/** Before everything else for somebody who has no resume; nothing while that is not known. */
function NewPersonStarts() {
  const { data: resumes } = useQuery(listResumesOptions());
  return resumes?.length === 0 ? <StartChoices /> : null;
}

/** Numbers and recent entries; everything above them shows while they load. */
function Overview() {
  const resumes = useQuery(listResumesOptions());
  const applications = useQuery(recentApplicationsQuery);
  const summary = useQuery(summaryQuery);
  const letters = useQuery(letterCountQuery);
  const queries = [resumes, applications, summary, letters];
  const failed = queries.find((query) => query.isError);

  if (failed) {
    return (
      <div className="card dash-failed" role="alert">
        <p>{errorText(failed.error)}</p>
        <button
          type="button"
          className="button"
          onClick={() =>
            void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch()))
          }
        >{t`Try again`}</button>
      </div>
    );
  }
  if (!resumes.data || !applications.data || !summary.data || letters.data === undefined) {
    return (
      <>
        <LoadingPill text={t`Loading your dashboard...`} />
        <OverviewSkeleton />
      </>
    );
  }

  /** Zeros say nothing to somebody who has just come. */
  const hasCounts = resumes.data.length + summary.data.total + letters.data > 0;
  const step = nextStep(resumes.data, applications.data, new Date());
  return (
    <>
      {step && (
        <section className="dash-next" aria-labelledby="next-step">
          <div>
            <h2 id="next-step">{step.title}</h2>
            <p>{step.description}</p>
          </div>
          <Link to={step.to} className="button" data-kind="primary">
            {step.action}
          </Link>
        </section>
      )}
      {hasCounts && (
        <StatCards
          resumes={resumes.data.length}
          applications={summary.data.total}
          letters={letters.data}
          successRate={summary.data.successRate}
        />
      )}
      <div className="dash-columns">
        <div className="dash-column">
          <RecentResumes resumes={resumes.data} />
          <Checklist resumes={resumes.data} applications={summary.data.total} letters={letters.data} />
        </div>
        <RecentApplications applications={applications.data.slice(0, RECENT)} />
      </div>
    </>
  );
}
