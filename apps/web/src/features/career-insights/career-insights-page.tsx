import { listResumesOptions } from '@career/client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { showError } from '../../shared/notices/notices.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { type AnalysisChoice, firstChoice, requestOf } from './choosing/analysis-choice.ts';
import { AnalysisForm } from './choosing/analysis-form.tsx';
import { FreshResult } from './fresh-result.tsx';
import { freshQuery, keepFresh } from './insight-queries.ts';
import insights from './insights.module.css';
import { PreviousInsights } from './saved/previous-insights.tsx';
import { SavedInsight } from './saved/saved-insight.tsx';
import { useAnalysis } from './use-analysis.ts';

/** Analysis of a resume, its result, and the analyses that were saved. */
export function Page() {
  return (
    <PageFrame title={t`Career Insights`} back={{ to: '/dashboard', label: t`Back to Dashboard` }}>
      <Insights />
    </PageFrame>
  );
}

/** What prevents a request, as the text of a notice. */
function lackOf({ kind, title, applicationId, advert }: AnalysisChoice): string | undefined {
  if (kind === 'title' && title.trim() === '') return t`Please enter a job title to compare with.`;
  if (kind === 'application' && applicationId === '') return t`Please choose an application to compare with.`;
  if (kind === 'advert' && advert.trim() === '') return t`Please paste the text of the job posting.`;
  return undefined;
}

function Insights() {
  const queries = useQueryClient();
  const { application } = useSearch({ strict: false }) as { application?: unknown };
  const { data: resumes, error, refetch } = useQuery(listResumesOptions());
  const { data: fresh } = useQuery(freshQuery);
  const [choice, setChoice] = useState(() =>
    firstChoice(typeof application === 'string' ? application : undefined),
  );
  const [shown, setShown] = useState<string>();
  const { analyze, stage } = useAnalysis();

  if (error) return <Failure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!resumes) return <Loading text={t`Loading your resumes...`} />;

  const start = (wanted: AnalysisChoice): void => {
    const lack = lackOf(wanted);
    if (lack) {
      showError(t`Missing information`, lack);
      return;
    }
    setShown(undefined);
    analyze(requestOf(wanted));
  };
  const retarget = (title: string): void => {
    const wanted: AnalysisChoice = {
      ...choice,
      resumeId: choice.resumeId || (fresh?.resumeId ?? ''),
      title,
      kind: choice.kind === 'advert' ? 'advert' : 'title',
    };
    setChoice(wanted);
    start(wanted);
  };
  return (
    <div className={insights.page}>
      <AnalysisForm
        resumes={resumes}
        choice={choice}
        stage={stage}
        isCompact={Boolean(fresh) || shown !== undefined}
        onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        onAnalyze={() => start(choice)}
      />
      {resumes.length === 0 && <NoResumes />}
      {fresh && !shown && (
        <FreshResult fresh={fresh} onRetarget={retarget} onClose={() => keepFresh(queries, null)} />
      )}
      {shown && <SavedInsight id={shown} onClose={() => setShown(undefined)} />}
      {!fresh && !shown && <PreviousInsights onView={setShown} />}
    </div>
  );
}

function NoResumes() {
  return (
    <section className={`card ${insights.empty}`}>
      <Icon name="insight" size={40} />
      <h2>{t`No resumes yet`}</h2>
      <p>{t`Create a resume first, then come back to see how it scores.`}</p>
      <Link to="/resume/new" className="button" data-kind="primary">{t`Create Resume`}</Link>
    </section>
  );
}
