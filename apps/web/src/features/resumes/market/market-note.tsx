import { keptBack, marketReport } from '@career/career/markets/market-report';
import { t } from '../../../shared/language/texts.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import styles from './market.module.css';
import { factWord, listed, marketWord } from './rule-words.ts';

/** Beside a preview: what its market keeps back. */
export function MarketNote({ form, editAt }: { form: ResumeForm; editAt?: string }) {
  const report = marketReport(form);
  const kept = keptBack(report);
  if (!report || kept.length === 0) return null;
  const market = { name: marketWord(report.profile) };
  return (
    <p className={styles.note} role="status">
      {t`Made for ${market.name}. Kept back:`} {listed(kept.map(factWord))}.{' '}
      {editAt ? <a href={editAt}>{t`See why in the editor`}</a> : t`Basic Info explains why.`}
    </p>
  );
}
