import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../shared/applications/application-queries.ts';
import { numberText, t } from '../../shared/language/texts.ts';
import styles from './tracker.module.css';

/** The four numbers over all applications. */
export function ApplicationCounts() {
  const { data } = useQuery(summaryQuery);
  const stats = [
    [t`Total Applications`, data && numberText(data.total)],
    [t`Interviews`, data && numberText(data.interview)],
    [t`Offers`, data && numberText(data.offer)],
    [t`Success Rate`, data?.successRate],
  ] as const;
  return (
    <dl className={styles.stats} aria-label={t`Your numbers`} aria-busy={data === undefined}>
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
