import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { summaryQuery } from '../../../shared/applications/application-queries.ts';
import { dayText } from '../../../shared/dates/days.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { BarRows } from './bar-rows.tsx';
import { Figure } from './figure.tsx';
import { insightsQuery } from './insights-query.ts';
import styles from './insights-view.module.css';
import { WeekColumns } from './week-columns.tsx';

const percent = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`;
const number = (value: number): string => value.toLocaleString('en');

/** How the search goes: how far applications come, how many are sent, where answers come from. */
export function InsightsView() {
  const insights = useQuery(insightsQuery);
  const { data: summary } = useQuery(summaryQuery);
  if (insights.isPending) return <Loading text="Loading your insights..." />;
  if (insights.isError) {
    return <Failure text={errorText(insights.error)} onRetry={() => void insights.refetch()} />;
  }

  const { counted, funnel, weeks, sources } = insights.data;
  const steps = [
    { name: 'Applied', value: funnel.applied },
    { name: 'Answered', value: funnel.answered },
    { name: 'Interview', value: funnel.interview },
    { name: 'Offer', value: funnel.offer },
  ].map((step) => ({
    ...step,
    share: step.value / Math.max(1, funnel.applied),
    text: `${number(step.value)} (${percent(step.value, funnel.applied)})`,
  }));
  const answers = sources.map(({ source, applications, answered }) => ({
    name: source,
    share: answered / applications,
    text: `${percent(answered, applications)} of ${number(applications)}`,
  }));
  return (
    <>
      {summary && summary.total > counted && (
        <p className={styles.note}>From the last {number(counted)} applications you added.</p>
      )}
      <div className={styles.figures}>
        <Figure
          title="How far your applications got"
          summary={steps.map(({ name, text }) => `${name} ${text}`).join(', ')}
          columns={['Step', 'Applications', 'Share']}
          rows={steps.map(({ name, value }) => [name, number(value), percent(value, funnel.applied)])}
        >
          {(width) => <BarRows width={width} rows={steps} />}
        </Figure>
        <Figure
          title="Answer rate by source"
          summary={answers.map(({ name, text }) => `${name} ${text}`).join(', ')}
          columns={['Source', 'Applications', 'Answered', 'Rate']}
          rows={sources.map(({ source, applications, answered }) => [
            source,
            number(applications),
            number(answered),
            percent(answered, applications),
          ])}
        >
          {(width) => <BarRows width={width} rows={answers} />}
        </Figure>
        <Figure
          title="Applications per week"
          summary={weeks.map(({ monday, applications }) => `${dayText(monday)}: ${applications}`).join(', ')}
          columns={['Week from', 'Applications']}
          rows={weeks.map(({ monday, applications }) => [dayText(monday), number(applications)])}
          isWide
        >
          {(width) => <WeekColumns width={width} weeks={weeks} />}
        </Figure>
      </div>
    </>
  );
}
