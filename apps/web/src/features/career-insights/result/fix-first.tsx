import type { SuggestionDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import styles from './fix-first.module.css';
import { pointsText } from './points-text.ts';
import result from './result.module.css';

const HEADINGS = ['', t`Fix this first`, t`Fix these two first`, t`Fix these three first`];

interface FixFirstProps {
  resumeId: string;
  /** At most three. */
  suggestions: readonly SuggestionDto[];
}

/** The repairs that bring most, each with the way to its field. */
export function FixFirst({ resumeId, suggestions }: FixFirstProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.first} aria-labelledby="ins-first">
      <h2 id="ins-first">{HEADINGS[suggestions.length]}</h2>
      <ol>
        {suggestions.map((suggestion, place) => (
          <Repair key={suggestion.improvement} resumeId={resumeId} id={`ins-fix-${place}`} {...suggestion} />
        ))}
      </ol>
    </section>
  );
}

interface RepairProps extends SuggestionDto {
  resumeId: string;
  id: string;
}

function Repair({ resumeId, id, section, improvement, points, path }: RepairProps) {
  return (
    <li className="card">
      <p className={result.rowHead}>
        <strong>{section}</strong>
        {points ? <span className={styles.points}>{pointsText(points)}</span> : null}
      </p>
      <p id={id}>{improvement}</p>
      <FieldLink
        resumeId={resumeId}
        path={path}
        id={`${id}-link`}
        labelledBy={`${id}-link ${id}`}
        className={`button ${styles.fix} ${insights.noWrap}`}
      >{t`Fix it`}</FieldLink>
    </li>
  );
}
