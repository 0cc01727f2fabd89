import type { BreakdownDto, EvidenceDto, InsightCheckDto } from '@career/contracts/client/types.gen';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import styles from './breakdown.module.css';
import result from './result.module.css';

const points = (value: number): string => String(Math.round(value * 10) / 10);

/** How the score came about: points by group, and each check with what it found. */
export function Breakdown({ resumeId, breakdown }: { resumeId: string; breakdown: BreakdownDto }) {
  return (
    <section className="card" aria-labelledby="ins-breakdown">
      <h2 id="ins-breakdown">How the score came about</h2>
      {breakdown.groups.map(({ id, title, earned, possible }) => (
        <div key={id} className={styles.group}>
          <div className={`${result.rowHead} ${styles.groupHead}`}>
            <h3>{title}</h3>
            <p>{possible === 0 ? 'Not scored' : `${points(earned)} of ${points(possible)} points`}</p>
          </div>
          {possible > 0 && (
            <progress className={insights.bar} max={possible} value={earned} aria-label={title} />
          )}
          {breakdown.checks
            .filter(({ group }) => group === id)
            .map((check) => (
              <Check key={check.id} check={check} resumeId={resumeId} />
            ))}
        </div>
      ))}
    </section>
  );
}

const STATUS_NAMES = {
  passed: 'Done',
  partial: 'Partly',
  failed: 'To do',
  'not-scored': 'Not scored',
} as const;

function Check({ check, resumeId }: { check: InsightCheckDto; resumeId: string }) {
  const { status, title, earned, weight, finding, fix, evidence } = check;
  return (
    <details className={styles.check} data-status={status}>
      <summary>
        <span className={styles.checkTitle}>{title}</span>
        <span className={result.tag} data-status={status}>
          {STATUS_NAMES[status]}
        </span>
        <span className={styles.checkPoints}>
          {status === 'not-scored' ? `– / ${points(weight)}` : `${points(earned)} / ${points(weight)}`}
        </span>
      </summary>
      <div className={styles.checkBody}>
        <p>{finding}</p>
        {fix && <p>{fix}</p>}
        <EvidenceList evidence={evidence} resumeId={resumeId} />
      </div>
    </details>
  );
}

/** Words of the resume, each with a way to its field. */
function EvidenceList({ evidence, resumeId }: { evidence: readonly EvidenceDto[]; resumeId: string }) {
  if (evidence.length === 0) return null;
  return (
    <ul className={result.bullets}>
      {evidence.map(({ path, quote, note }) => (
        <li key={`${path} ${quote} ${note}`}>
          {quote && <q dir="auto">{quote}</q>} {note && <span className={insights.hint}>{note}</span>}{' '}
          <FieldLink resumeId={resumeId} path={path}>
            Open the field
            <span className="visually-hidden"> {quote || note || path}</span>
          </FieldLink>
        </li>
      ))}
    </ul>
  );
}
