import type { Field } from '@career/contracts/resume-table/field.types';
import { ABOUT_FIELDS, PERSON_FIELDS, SUMMARY_FIELD } from '@career/contracts/resume-table/resume-table';
import { t } from '../../../../shared/language/texts.ts';
import { MarketPanel } from '../../market/market-panel.tsx';
import { FurtherFacts } from '../fields/further-facts.tsx';
import { TableField } from '../fields/table-field.tsx';
import { TableFields } from '../fields/table-fields.tsx';
import styles from './steps.module.css';

const isFurther = ([, { input }]: [string, Field]): boolean => input?.group === 'further';
const USUAL = Object.fromEntries(Object.entries(PERSON_FIELDS).filter((row) => !isFurther(row)));
const FURTHER = Object.fromEntries(Object.entries(PERSON_FIELDS).filter(isFurther));

export function BasicStep() {
  return (
    <>
      <section className={styles.group}>
        <h3>{t`About this resume`}</h3>
        <div className={styles.grid}>
          <TableFields fields={ABOUT_FIELDS} />
        </div>
        <MarketPanel />
      </section>

      <section className={styles.group}>
        <h3>{t`Personal information`}</h3>
        <div className={styles.grid}>
          <TableFields fields={USUAL} at="personalInfo." />
        </div>
        <FurtherFacts fields={FURTHER} />
      </section>

      <section className={styles.group}>
        <h3>{t`Professional summary`}</h3>
        <TableField field={SUMMARY_FIELD} path="summary" />
      </section>
    </>
  );
}
