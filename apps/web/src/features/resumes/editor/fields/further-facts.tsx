import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import { FACTS_ON_REQUEST, type FactOnRequest } from '@career/contracts/resume-table/printed-facts';
import { withFactShown } from '../../form/design-options.ts';
import { useDocument, useEdit } from '../editor-context.tsx';
import steps from '../steps/steps.module.css';
import styles from './fields.module.css';
import { TableField } from './table-field.tsx';

/** Facts that employers in some countries ask for. All may stay empty. */
export function FurtherFacts({ fields }: { fields: Fields }) {
  return (
    <details className={styles.further}>
      <summary className={styles.label}>More facts about you that some employers ask for</summary>
      <p className={styles.hint}>
        Fill in only what an employer needs. Date of birth, gender, marital status, equity status and identity
        number stay off your resume until you tick them.
      </p>
      <div className={steps.grid}>
        {Object.entries(fields).map(([name, field]) => (
          <Fact key={name} name={name} field={field} />
        ))}
      </div>
    </details>
  );
}

function Fact({ name, field }: { name: string; field: Field }) {
  const fact = FACTS_ON_REQUEST.find((one) => one === name);
  return (
    <div>
      <TableField field={field} path={`personalInfo.${name}`} />
      {fact && <PrintFact fact={fact} label={field.label} />}
    </div>
  );
}

function PrintFact({ fact, label }: { fact: FactOnRequest; label: string }) {
  const edit = useEdit();
  const options = useDocument(({ designOptions }) => designOptions);
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        checked={options.shownFacts?.includes(fact) === true}
        onChange={(event) => edit.setDesign(withFactShown(options, fact, event.target.checked))}
      />
      <span>
        Print it<span className="visually-hidden">: {label}</span>
      </span>
    </label>
  );
}
