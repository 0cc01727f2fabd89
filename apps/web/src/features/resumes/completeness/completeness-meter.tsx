import { completenessOf, type MissingPart } from '@career/career/completeness/completeness';
import { startTransition, useCallback, useState } from 'react';
import { t, translated } from '../../../shared/language/texts.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { leadToField } from '../editor/lead-to-field.ts';
import { useAfterPause } from '../editor/use-after-pause.ts';
import { formPathOf } from '../form/resume-errors.ts';
import { toBody } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import styles from './completeness-meter.module.css';

const SHOWN = 3;
const AFTER_PAUSE_MS = 400;

const whole = (document: ResumeForm): ResumeForm => document;

/** How complete the resume is, and what counts most among what is missing. */
export function CompletenessMeter() {
  const session = useEditor();
  const [form, setForm] = useState(() => session.documents.getState().document);
  const take = useCallback((document: ResumeForm) => startTransition(() => setForm(document)), []);
  useAfterPause(AFTER_PAUSE_MS, whole, take);
  const { percent, missing } = completenessOf(toBody(form));
  const lead = ({ field }: MissingPart): void => {
    leadToField(session, formPathOf(session.documents.getState().document, field), session.goTo);
  };
  return (
    <section className={styles.meter} aria-labelledby="completeness">
      <h3 id="completeness" className={styles.title}>{t`Your resume is ${percent}% complete`}</h3>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby="completeness" />
      {missing.length === 0 ? (
        <p>{t`It has everything employers look for first. Read it once more, then download it.`}</p>
      ) : (
        <ul className={styles.list} aria-label={t`What is missing`}>
          {missing.slice(0, SHOWN).map((part) => (
            <li key={part.part}>
              <button type="button" className={styles.todo} onClick={() => lead(part)}>
                {translated(part.todo)}
              </button>
              <span className={styles.why}>{translated(part.why)}</span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > SHOWN && (
        <p className={styles.why}>{t`And ${missing.length - SHOWN} more after these.`}</p>
      )}
    </section>
  );
}
