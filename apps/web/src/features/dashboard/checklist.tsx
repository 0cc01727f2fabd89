import '../../shared/api/client.ts';
import { listCareerInsightsOptions } from '@career/client/queries';
import type { ResumeSummaryDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasDownloaded } from '../../shared/documents/downloads-memory.ts';
import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { checklistSteps } from './checklist-steps.ts';

interface ChecklistProps {
  resumes: readonly ResumeSummaryDto[];
  applications: number;
  letters: number;
}

/** What comes next after the resume; gone once everything is done. */
export function Checklist({ resumes, applications, letters }: ChecklistProps) {
  const { data: insights } = useQuery(listCareerInsightsOptions());
  const [newest] = resumes;
  if (!newest || !insights) return null;
  const steps = checklistSteps({
    resumeId: newest.id,
    hasCompleteResume: resumes.some(({ isDraft }) => !isDraft),
    insights: insights.length,
    hasDownloaded: hasDownloaded(),
    applications,
    letters,
  });
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <section className="card dash-recent" aria-labelledby="checklist">
      <h2 id="checklist">{t`What comes next`}</h2>
      <ol className="dash-checklist">
        {steps.map((step) => (
          <li key={step.title} data-done={step.isDone || undefined} data-next={step === next || undefined}>
            <span className="dash-tick">{step.isDone && <Icon name="check" size={16} />}</span>
            <span className="dash-check">
              {step.isDone ? (
                <span>
                  {step.title}
                  <span className="visually-hidden">{t`, done`}</span>
                </span>
              ) : (
                <Link to={step.to}>{step.title}</Link>
              )}
              {step === next && <span className="dash-action-text">{step.description}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
