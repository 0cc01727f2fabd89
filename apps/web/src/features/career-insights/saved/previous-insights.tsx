import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { savedQuery } from '../insight-queries.ts';

export const dateOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The saved analyses, last saved first. */
export function PreviousInsights({ onView }: { onView: (id: string) => void }) {
  const { data: saved, error, refetch } = useQuery(savedQuery);
  if (error)
    return (
      <section className="card" role="alert">
        <p>{errorText(error)}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Try again
        </button>
      </section>
    );
  if (!saved || saved.length === 0) return null;
  return (
    <section className="card" aria-labelledby="ins-previous">
      <h2 id="ins-previous">Previous Insights</h2>
      <ul className="ins-list">
        {saved.map(({ id, generatedAt, skillGaps, recommendedTraining, atsScanResults, target }) => (
          <li key={id} className="ins-saved">
            <div>
              <p>
                <strong>Analysis from {dateOf(generatedAt)}</strong>
              </p>
              <p className="ins-hint">
                {[
                  `Score ${Math.round(atsScanResults.score)}`,
                  target?.title,
                  counted(skillGaps.length, 'skill gap', 'skill gaps'),
                  counted(recommendedTraining.length, 'training recommendation', 'training recommendations'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <button type="button" className="button" onClick={() => onView(id)}>
              View Details<span className="visually-hidden"> of the analysis from {dateOf(generatedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
