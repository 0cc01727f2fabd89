import { ABOUT_FIELDS, PERSON_FIELDS, SUMMARY_FIELD } from '@career/contracts/resume-table/resume-table';
import { TableField } from '../fields/table-field.tsx';
import { TableFields } from '../fields/table-fields.tsx';
import styles from './steps.module.css';

export function BasicStep() {
  return (
    <>
      <section className={styles.group}>
        <h3>About this resume</h3>
        <div className={styles.grid}>
          <TableFields fields={ABOUT_FIELDS} />
        </div>
      </section>

      <section className={styles.group}>
        <h3>Personal information</h3>
        <div className={styles.grid}>
          <TableFields fields={PERSON_FIELDS} at="personalInfo." />
        </div>
      </section>

      <section className={styles.group}>
        <h3>Professional summary</h3>
        <TableField field={SUMMARY_FIELD} path="summary" />
      </section>
    </>
  );
}
