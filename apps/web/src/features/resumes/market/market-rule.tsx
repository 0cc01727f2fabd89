import { type FactReport, shownStrength } from '@career/career/markets/market-report';
import type { ReactNode } from 'react';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import styles from './market.module.css';
import { STRENGTH_WORDS, siteOf } from './rule-words.ts';

type Source = FactReport['rule']['sources'][number];

interface MarketRuleProps {
  name: string;
  /** What comes of it here: `Kept back`. */
  state?: string;
  rule: Pick<FactReport['rule'], 'why' | 'strength' | 'sources'>;
  /** Turns it the other way. */
  action?: { label: string; onTurn: () => void };
  /** What it finds in this resume. */
  children?: ReactNode;
}

/** One rule of a market: what it does, why, how much it weighs and who says so. */
export function MarketRule({ name, state, rule, action, children }: MarketRuleProps) {
  const { why, strength, sources } = rule;
  const isConflict = strength === 'conflicting';
  const shown = shownStrength(rule);
  return (
    <li className={styles.rule}>
      <div className={styles.said}>
        <p className={styles.name}>
          {name}
          {state && <span className={styles.state}>{state}</span>}
        </p>
        <p>{why}</p>
        <p className={styles.sources}>
          <span className={styles.strength} data-strength={shown}>
            {STRENGTH_WORDS[shown]}
          </span>{' '}
          {isConflict ? (
            <>
              <Sources label={t`For`} sources={sources.filter(({ says }) => says === 'for')} />{' '}
              <Sources label={t`Against`} sources={sources.filter(({ says }) => says === 'against')} />
            </>
          ) : (
            <Sources sources={sources} />
          )}
        </p>
        {children}
      </div>
      {action && (
        <button type="button" className="button" onClick={action.onTurn}>
          {action.label}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
    </li>
  );
}

function Sources({ label, sources }: { label?: string; sources: readonly Source[] }): ReactNode {
  return (
    <span>
      {label && `${label}: `}
      {sources.map(({ url, read, extent }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} target="_blank" rel="noreferrer" title={readWords(read, extent)}>
            {siteOf(url)}
          </a>
        </span>
      ))}
    </span>
  );
}

function readWords(read: string, extent: Source['extent']): string {
  if (extent === undefined) return STRENGTH_WORDS.reported;
  const day = dateText(read);
  return extent === 'whole' ? t`Read on ${day}` : t`Partly read on ${day}`;
}
