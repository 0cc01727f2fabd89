import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { summaryQuery } from '../../../shared/applications/application-queries.ts';
import { dayText } from '../../../shared/dates/days.ts';
import { numberText, t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { BarRows } from './bar-rows.tsx';
import { Figure } from './figure.tsx';
import { insightsQuery } from './insights-query.ts';
import styles from './insights-view.module.css';
import { WeekColumns } from './week-columns.tsx';

const percent = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`;
/** What the API calls applications whose source is not known. */
const NO_SOURCE = 'Not stated';
/** How the search goes: how far applications come, how many are sent, where answers come from. */
export function InsightsView() {
  const insights = useQuery(insightsQuery);
  const { data: summary } = useQuery(summaryQuery);
  if (insights.isPending) return <Loading text={t`Loading your insights...`} />;
  if (insights.isError) {
    return <Failure text={errorText(insights.error)} onRetry={() => void insights.refetch()} />;
  }

  const { counted, funnel, weeks, sources } = insights.data;
  const steps = [
    { name: t`Applied`, value: funnel.applied },
    { name: t`Answered`, value: funnel.answered },
    { name: t`Interview`, value: funnel.interview },
    { name: t`Offer`, value: funnel.offer },
  ].map((step) => ({
    ...step,
    share: step.value / Math.max(1, funnel.applied),
    text: `${numberText(step.value)} (${percent(step.value, funnel.applied)})`,
  }));
  const answers = sources.map(({ source, applications, answered }) => ({
    name: source === NO_SOURCE ? t`Not stated` : source,
    share: answered / applications,
    text: t`${percent(answered, applications)} of ${numberText(applications)}`,
  }));
  return (
    <>
      {summary && summary.total > counted && (
        <p className={styles.note}>{t`From the last ${numberText(counted)} applications you added.`}</p>
      )}
      <div className={styles.figures}>
        <Figure
          title={t`How far your applications got`}
          summary={steps.map(({ name, text }) => `${name} ${text}`).join(', ')}
          columns={[t`Step`, t`Applications`, t`Share`]}
          rows={steps.map(({ name, value }) => [name, numberText(value), percent(value, funnel.applied)])}
        >
          {(width) => <BarRows width={width} rows={steps} />}
        </Figure>
        <Figure
          title={t`Answer rate by source`}
          summary={answers.map(({ name, text }) => `${name} ${text}`).join(', ')}
          columns={[t`Source`, t`Applications`, t`Answered`, t`Rate`]}
          rows={sources.map(({ source, applications, answered }) => [
            source,
            numberText(applications),
            numberText(answered),
            percent(answered, applications),
          ])}
        >
          {(width) => <BarRows width={width} rows={answers} />}
        </Figure>
        <Figure
          title={t`Applications per week`}
          summary={weeks.map(({ monday, applications }) => `${dayText(monday)}: ${applications}`).join(', ')}
          columns={[t`Week from`, t`Applications`]}
          rows={weeks.map(({ monday, applications }) => [dayText(monday), numberText(applications)])}
          isWide
        >
          {(width) => <WeekColumns width={width} weeks={weeks} />}
        </Figure>
      </div>
    </>
  );
}
