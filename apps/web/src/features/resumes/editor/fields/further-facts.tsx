import { factState, turnFact } from '@career/career/markets/fact-choice';
import { marketOf } from '@career/career/markets/market-choice';
import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import { PROTECTED_FACTS, type ProtectedFact } from '@career/contracts/resume-table/printed-facts';
import { useId } from 'react';
import { t, translated } from '../../../../shared/language/texts.ts';
import { factReason } from '../../market/rule-words.ts';
import { useDocument, useEdit, useEditor } from '../editor-context.tsx';
import steps from '../steps/steps.module.css';
import styles from './fields.module.css';
import { TableField } from './table-field.tsx';

/** Facts that employers in some countries ask for. All may stay empty. */
export function FurtherFacts({ fields }: { fields: Fields }) {
  return (
    <details className={styles.further}>
      <summary className={styles.label}>{t`More facts about you that some employers ask for`}</summary>
      <p
        className={styles.hint}
      >{t`Fill in only what an employer needs. The box below each one shows whether it is on your resume.`}</p>
      <div className={steps.grid}>
        {Object.entries(fields).map(([name, field]) => (
          <Fact key={name} name={name} field={field} />
        ))}
      </div>
    </details>
  );
}

function Fact({ name, field }: { name: string; field: Field }) {
  const fact = PROTECTED_FACTS.find((one) => one === name);
  return (
    <div>
      <TableField field={field} path={`personalInfo.${name}`} />
      {fact && <PrintFact fact={fact} label={field.label} />}
    </div>
  );
}

/** Whether a fact is printed now, why, and one tap to have it otherwise. */
function PrintFact({ fact, label }: { fact: ProtectedFact; label: string }) {
  const edit = useEdit();
  const { documents } = useEditor();
  const id = useId();
  const isPrinted = useDocument((whole) => factState(fact, marketOf(whole), whole.designOptions).isPrinted);
  const reason = useDocument((whole) => {
    const market = marketOf(whole);
    return factReason(factState(fact, market, whole.designOptions), market);
  });
  const turn = (): void => {
    const { document } = documents.getState();
    edit.setDesign(turnFact(document.designOptions, fact, marketOf(document)));
  };
  return (
    <>
      <label className={styles.flag}>
        <input type="checkbox" checked={isPrinted} aria-describedby={id} onChange={turn} />
        <span>
          {t`Print it`}
          <span className="visually-hidden">: {translated(label)}</span>
        </span>
      </label>
      <p className={styles.hint} id={id}>
        {reason}
      </p>
    </>
  );
}
