import type { AtsScanResultsDto, BreakdownDto, EvidenceDto, InsightCheckDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import styles from './breakdown.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';

const points = (value: number): string => String(Math.round(value * 10) / 10);

const totalOf = (groups: BreakdownDto['groups'], part: 'earned' | 'possible'): string =>
  points(groups.reduce((total, group) => total + group[part], 0));

interface BreakdownProps {
  resumeId: string;
  breakdown: BreakdownDto;
  /** What is said under Issues and Suggestions is not said again. */
  results: AtsScanResultsDto;
}

/** How we worked out the score: points by group, and each check with what it found. */
export function Breakdown({ resumeId, breakdown, results }: BreakdownProps) {
  const findings = new Set(results.issues.map(({ description }) => description));
  const fixes = results.suggestions.map(({ improvement }) => improvement);
  const saidHere = ({ finding, fix }: InsightCheckDto): string[] => [
    ...(findings.has(finding) ? [] : [finding]),
    ...(fix === '' || fixes.some((one) => one.startsWith(fix)) ? [] : [fix]),
  ];
  return (
    <ResultGroup
      id="ins-breakdown"
      title={t`How we worked out the score`}
      gist={t`${totalOf(breakdown.groups, 'earned')} of ${totalOf(breakdown.groups, 'possible')} points`}
    >
      {breakdown.groups.map(({ id, title, earned, possible }) => (
        <div key={id} className={styles.group}>
          <div className={`${result.rowHead} ${styles.groupHead}`}>
            <h3>{title}</h3>
            <p>{possible === 0 ? t`Not scored` : t`${points(earned)} of ${points(possible)} points`}</p>
          </div>
          {possible > 0 && (
            <progress className={insights.bar} max={possible} value={earned} aria-label={title} />
          )}
          {breakdown.checks
            .filter(({ group }) => group === id)
            .map((check) => (
              <Check key={check.id} check={check} said={saidHere(check)} resumeId={resumeId} />
            ))}
        </div>
      ))}
    </ResultGroup>
  );
}

const STATUS_NAMES = {
  passed: t`Done`,
  partial: t`Partly`,
  failed: t`To do`,
  'not-scored': t`Not scored`,
} as const;

interface CheckProps {
  check: InsightCheckDto;
  said: readonly string[];
  resumeId: string;
}

function Check({ check, said, resumeId }: CheckProps) {
  const { evidence } = check;
  if (said.length === 0 && evidence.length === 0)
    return (
      <p className={`${styles.check} ${styles.checkHead}`}>
        <CheckHead check={check} />
      </p>
    );
  return (
    <details className={styles.check}>
      <summary className={styles.checkHead}>
        <CheckHead check={check} />
      </summary>
      <div className={styles.checkBody}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <EvidenceList evidence={evidence} resumeId={resumeId} />
      </div>
    </details>
  );
}

function CheckHead({ check: { status, title, earned, weight } }: { check: InsightCheckDto }) {
  return (
    <>
      <span className={styles.checkTitle}>{title}</span>
      <span className={result.tag} data-status={status}>
        {STATUS_NAMES[status]}
      </span>
      <span className={styles.checkPoints}>
        {status === 'not-scored' ? `– / ${points(weight)}` : `${points(earned)} / ${points(weight)}`}
      </span>
    </>
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
            {t`Open the field`}
            <span className="visually-hidden"> {quote || note || path}</span>
          </FieldLink>
        </li>
      ))}
    </ul>
  );
}
