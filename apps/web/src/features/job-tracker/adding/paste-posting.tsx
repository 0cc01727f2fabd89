import { saveJobApplicationForm } from '@career/contracts/form-schemas';
import { schemaAt } from '@career/contracts/forms/form-rules';
import { useState } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { intlLanguages, t, translated } from '../../../shared/language/texts.ts';
import styles from './adding.module.css';
import { type NewApplication, pastedValues } from './new-application.ts';

/** Fills the form from a pasted posting: its text, its JSON-LD or the source of its page. Read on this device only. */
export function PastePosting({
  isOpen,
  onRead,
}: {
  isOpen: boolean;
  onRead: (values: Partial<NewApplication>) => void;
}) {
  const [pasted, setPasted] = useState('');
  const [outcome, setOutcome] = useState('');

  const read = async (): Promise<void> => {
    const { readPosting } = await import('@career/career/jobs/posting/read-posting');
    const { fields, origin } = readPosting(pasted);
    const values = pastedValues(fields);
    onRead(values);
    const names = Object.keys(values).map((field) =>
      translated(schemaAt(saveJobApplicationForm, field)['x-label'] ?? ''),
    );
    setOutcome(
      told(
        names.filter((name) => name !== ''),
        origin === 'structured',
      ),
    );
  };

  return (
    <details className={styles.paste} open={isOpen}>
      <summary>{t`Paste a posting`}</summary>
      <LabelledControl label={t`Text of the posting, or the source of its page`}>
        {(id) => (
          <NativeTextArea
            id={id}
            rows={5}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </LabelledControl>
      <div className={styles.pasteFoot}>
        <button
          type="button"
          className="button"
          disabled={pasted.trim() === ''}
          onClick={() => void read()}
        >{t`Fill the form`}</button>
        <p role="status">{outcome}</p>
      </div>
    </details>
  );
}

function told(names: readonly string[], structured: boolean): string {
  if (names.length === 0) return t`We found nothing in this text. Please fill in the form yourself.`;
  const found = new Intl.ListFormat(intlLanguages()).format(names);
  return structured ? t`Filled in: ${found}.` : t`Filled in: ${found}. Please check it.`;
}
