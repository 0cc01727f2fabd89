import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';

export const STATS = [t`Resumes`, t`Applications`, t`Cover Letters`, t`Success Rate`] as const;

/** The lists that the numbers count. */
const LISTS = ['/resumes', '/job-tracker', '/cover-letters', '/job-tracker'] as const;

interface StatCardsProps {
  resumes: number;
  applications: number;
  letters: number;
  successRate: string;
}

export function StatCards({ resumes, applications, letters, successRate }: StatCardsProps) {
  const values = [resumes, applications, letters, successRate];
  return (
    <dl className="dash-stats" aria-label={t`Your numbers`}>
      {STATS.map((name, position) => (
        <div key={name} className="dash-stat">
          <dt>{name}</dt>
          <dd>
            <Link to={LISTS[position]} className="dash-stat-link" aria-label={`${name}: ${values[position]}`}>
              {values[position]}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
