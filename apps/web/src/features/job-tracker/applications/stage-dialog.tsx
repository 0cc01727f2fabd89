import { saveJobApplicationForm } from '@career/contracts/form-schemas';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { TextInput } from '../../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { t } from '../../../shared/language/texts.ts';
import type { Stage, StageDetails } from './stage-details.ts';
import styles from './stage-dialog.module.css';

interface StageDialogProps {
  stage: Stage;
  /** The job, as the title names it. */
  job: string;
  /** What is known already. */
  known: { interviewDate: string; interviewPlace: string; salary: string; answerBy: string };
  onSave: (details: StageDetails) => void;
  onSkip: () => void;
}

const WORDS: Readonly<Record<Stage, { title: string; question: string }>> = {
  interview: { title: t`When and where is the interview?`, question: t`We remind you the day before.` },
  offer: { title: t`What are they offering?`, question: t`Note the pay and the day they need your answer.` },
};

/** What the rules of an application ask for, too, and is stored already. */
const STORED = { company: '-', position: '-' };

/** Gives the focus back; a card that moved to another column meanwhile is found by its control's name. */
function focusAgain(asker: Element | null): void {
  if (!(asker instanceof HTMLElement)) return;
  const name = asker.ariaLabel;
  const there = asker.isConnected
    ? asker
    : name && document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`);
  if (there) there.focus();
}

/** Asks for what a new stage brings. The application has moved already: skipping loses nothing. */
export function StageDialog({ stage, job, known, onSave, onSkip }: StageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [clock, setClock] = useState(known.interviewDate);
  const form = useBodyForm(
    saveJobApplicationForm,
    { interviewPlace: known.interviewPlace, salary: known.salary, answerBy: known.answerBy, ...STORED },
    ({ interviewPlace = '', salary = '', answerBy = '' }) =>
      onSave(stage === 'interview' ? { interviewDate: clock, interviewPlace } : { salary, answerBy }),
  );
  useEffect(() => {
    const asker = document.activeElement;
    dialog.current?.showModal();
    return () => focusAgain(asker);
  }, []);
  const submit = (event: FormEvent): void => {
    event.stopPropagation();
    form.submit(event);
  };
  const { title, question } = WORDS[stage];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      <form ref={form.form} noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{job}</p>
        <p>{question}</p>
        {stage === 'interview' ? (
          <>
            <LabelledControl label={t`Interview`}>
              {(clockId) => (
                <NativeInput
                  id={clockId}
                  type="datetime-local"
                  value={clock}
                  onChange={(event) => setClock(event.target.value)}
                />
              )}
            </LabelledControl>
            <TextInput form={form} name="interviewPlace" />
          </>
        ) : (
          <>
            <TextInput form={form} name="salary" />
            <TextInput form={form} name="answerBy" type="date" />
          </>
        )}
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={onSkip}>{t`Skip`}</button>
          <button type="submit" className="button" data-kind="primary">{t`Save`}</button>
        </div>
      </form>
    </dialog>
  );
}
