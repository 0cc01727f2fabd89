import type { InsightIssueDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';
import { SEVERITY_WORDS } from './severity-words.ts';

const SEVERITIES = ['high', 'medium', 'low'] as const;

/** How many there are of each severity. */
function IssueCounts({ issues }: { issues: readonly InsightIssueDto[] }) {
  return SEVERITIES.map((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return (
      count > 0 && (
        <span key={severity}>
          <span className={result.tag} data-severity={severity}>
            {count} {SEVERITY_WORDS[severity]}
          </span>{' '}
        </span>
      )
    );
  });
}

/** What costs points and what one should know, coloured by severity. */
export function IssueList({ resumeId, issues }: { resumeId: string; issues: readonly InsightIssueDto[] }) {
  return (
    <ResultGroup
      id="ins-issues"
      title={t`Issues`}
      gist={issues.length > 0 ? <IssueCounts issues={issues} /> : t`None`}
    >
      {issues.length === 0 && <p>{t`Nothing is costing you points.`}</p>}
      <ul className={insights.list}>
        {issues.map(({ type, description, severity, path }) => (
          <li key={`${type} ${description}`} className={result.issue} data-severity={severity}>
            <p className={result.rowHead}>
              <strong>{type}</strong>
              <span className={result.tag} data-severity={severity}>
                {SEVERITY_WORDS[severity]}
              </span>
            </p>
            <p>{description}</p>
            {path && (
              <FieldLink resumeId={resumeId} path={path}>
                {t`Open the field`}
                <span className="visually-hidden">: {type}</span>
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </ResultGroup>
  );
}
