import type { InsightIssueDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';

/** What costs points and what one should know, coloured by severity. */
export function IssueList({ resumeId, issues }: { resumeId: string; issues: readonly InsightIssueDto[] }) {
  return (
    <section className="card" aria-labelledby="ins-issues">
      <h2 id="ins-issues">Issues</h2>
      {issues.length === 0 && <p>Nothing was found that costs points.</p>}
      <ul className="ins-list">
        {issues.map(({ type, description, severity, path }) => (
          <li key={`${type} ${description}`} className="ins-issue" data-severity={severity}>
            <p className="ins-row-head">
              <strong>{type}</strong>
              <span className="ins-tag" data-severity={severity}>
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
