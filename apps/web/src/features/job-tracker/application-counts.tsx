import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../shared/applications/application-queries.ts';
import styles from './tracker.module.css';

/** The four numbers over all applications. */
export function ApplicationCounts() {
  const { data } = useQuery(summaryQuery);
  const stats = [
    ['Total Applications', data?.total.toLocaleString('en')],
    ['Interviews', data?.interview.toLocaleString('en')],
    ['Offers', data?.offer.toLocaleString('en')],
    ['Success Rate', data?.successRate],
  ] as const;
  return (
    <dl className={styles.stats} aria-label="Your numbers" aria-busy={data === undefined}>
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
