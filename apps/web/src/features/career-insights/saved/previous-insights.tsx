import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { plural, t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { savedQuery } from '../insight-queries.ts';
import insights from '../insights.module.css';
import styles from './saved.module.css';

/** The saved analyses, last saved first. */
export function PreviousInsights({ onView }: { onView: (id: string) => void }) {
  const { data: saved, error, refetch } = useQuery(savedQuery);
  if (error) return <Failure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!saved || saved.length === 0) return null;
  return (
    <section className="card" aria-labelledby="ins-previous">
      <h2 id="ins-previous">{t`Previous Insights`}</h2>
      <ul className={insights.list}>
        {saved.map(({ id, generatedAt, skillGaps, recommendedTraining, atsScanResults, target }) => (
          <li key={id} className={styles.saved}>
            <div>
              <p>
                <strong>{t`Analysis from ${dateText(generatedAt)}`}</strong>
              </p>
              <p className={insights.hint}>
                {[
                  t`Score ${Math.round(atsScanResults.score)}`,
                  target?.title,
                  plural(skillGaps.length, '# skill gap', '# skill gaps'),
                  plural(
                    recommendedTraining.length,
                    '# training recommendation',
                    '# training recommendations',
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <button type="button" className="button" onClick={() => onView(id)}>
              {t`View Details`}
              <span className="visually-hidden"> {t`of the analysis from ${dateText(generatedAt)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
