import type { RecommendedTrainingDto } from '@career/contracts/client/types.gen';

const COSTS = { free: 'Free', 'free-audit': 'Free to follow, certificate paid', paid: 'Paid' } as const;

/** A day without an hour is the same day everywhere. */
const showDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Only addresses of the web are linked, whatever was saved. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

export function TrainingList({
  courses,
  hasGaps,
}: {
  courses: readonly RecommendedTrainingDto[];
  hasGaps: boolean;
}) {
  return (
    <section className="card" aria-labelledby="ins-training">
      <h2 id="ins-training">Recommended Training</h2>
      {courses.length === 0 && (
        <p>
          {hasGaps
            ? 'Our catalogue has no course for these gaps yet.'
            : 'Without gaps there is nothing to learn for this target.'}
        </p>
      )}
      <ul className="ins-grid">
        {courses.map(({ title, priority, description, provider, duration, url, cost, linkCheckedAt }) => (
          <li key={`${url} ${title}`} className="ins-tile">
            <p className="ins-row-head">
              <strong>{title}</strong>
              <span className="ins-tag" data-severity={priority}>
                {priority}
              </span>
            </p>
            <p className="ins-hint">
              {[provider, duration, cost && COSTS[cost]].filter(Boolean).join(' · ')}
            </p>
            <p>{description}</p>
            {linkCheckedAt && <p className="ins-hint">Link checked {showDay(linkCheckedAt)}</p>}
            {isWebAddress(url) && (
              <a className="ins-link" href={url} target="_blank" rel="noopener noreferrer">
                View Course
                <span className="visually-hidden">: {title}, opens in a new tab</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
