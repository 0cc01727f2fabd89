import type { InsightIssueDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import result from './result.module.css';

/** What costs points and what one should know, coloured by severity. */
export function IssueList({ resumeId, issues }: { resumeId: string; issues: readonly InsightIssueDto[] }) {
  return (
    <section className="card" aria-labelledby="ins-issues">
      <h2 id="ins-issues">Issues</h2>
      {issues.length === 0 && <p>Nothing was found that costs points.</p>}
      <ul className={insights.list}>
        {issues.map(({ type, description, severity, path }) => (
          <li key={`${type} ${description}`} className={result.issue} data-severity={severity}>
            <p className={result.rowHead}>
              <strong>{type}</strong>
              <span className={result.tag} data-severity={severity}>
                {severity}
              </span>
            </p>
            <p>{description}</p>
            {path && (
              <FieldLink resumeId={resumeId} path={path}>
                Open the field<span className="visually-hidden">: {type}</span>
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
