import type { SuggestionDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import result from './result.module.css';

/** Repairs, the one that brings most first. */
export function SuggestionList({
  resumeId,
  suggestions,
}: {
  resumeId: string;
  suggestions: readonly SuggestionDto[];
}) {
  return (
    <section className="card" aria-labelledby="ins-suggestions">
      <h2 id="ins-suggestions">Suggestions</h2>
      {suggestions.length === 0 && <p>Nothing to improve by the checklist.</p>}
      <ul className={insights.list}>
        {suggestions.map(({ section, improvement, points, path }) => (
          <li key={`${section} ${improvement}`}>
            <p className={result.rowHead}>
              <strong>{section}</strong>
              {points !== undefined && points !== null && points > 0 && (
                <span className={insights.hint}>up to +{points} points</span>
              )}
            </p>
            <p>{improvement}</p>
            {path && (
              <FieldLink resumeId={resumeId} path={path}>
                Open in {section}
                <span className="visually-hidden">: {improvement}</span>
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
