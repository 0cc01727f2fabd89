import type { InsightCheckDto, SuggestionDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import styles from './fix-first.module.css';

interface FixFirstProps {
  resumeId: string;
  ids: readonly string[];
  suggestions: readonly SuggestionDto[];
  checks: readonly InsightCheckDto[];
}

/** The three repairs that bring most. */
export function FixFirst({ resumeId, ids, suggestions, checks }: FixFirstProps) {
  const chosen = ids.flatMap((id) => suggestions.find(({ checkId }) => checkId === id) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section className={styles.first} aria-labelledby="ins-first">
      <h2 id="ins-first">Fix these three first</h2>
      <ol>
        {chosen.map(({ checkId, improvement, points, path, section }) => (
          <li key={checkId} className="card">
            <p className={styles.points}>+{points} points</p>
            <h3>{checks.find(({ id }) => id === checkId)?.fault}</h3>
            <p>{improvement}</p>
            {path && (
              <FieldLink resumeId={resumeId} path={path}>
                Open in {section}
                <span className="visually-hidden">: {checks.find(({ id }) => id === checkId)?.fault}</span>
              </FieldLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
