import { schemaAt } from '@career/contracts/forms/form-rules';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { TextInput } from '../../../shared/forms/native/text-input.tsx';
import type { BodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { translated } from '../../../shared/language/texts.ts';
import styles from '../saved-jobs.module.css';

/** The fields of a saved job. */
export function JobFields({ form }: { form: BodyForm }) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput form={form} name="position" />
        <TextInput form={form} name="company" />
        <TextInput form={form} name="location" />
        <TextInput form={form} name="jobUrl" type="url" inputMode="url" />
        <TextInput form={form} name="deadline" type="date" />
        <TextInput form={form} name="reminderDate" type="date" />
        <TextInput form={form} name="salary" />
      </div>
      <TextBox form={form} name="notes" rows={2} />
      <TextBox form={form} name="jobDescription" rows={6} />
    </>
  );
}

function TextBox({ form, name, rows }: { form: BodyForm; name: string; rows: number }) {
  const error = form.errors[name];
  return (
    <LabelledControl
      label={translated(schemaAt(form.schema, name)['x-label'] ?? '')}
      hint={error && <p className="field-error">{error}</p>}
    >
      {(id) => (
        <NativeTextArea
          id={id}
          name={name}
          rows={rows}
          dir="auto"
          aria-invalid={error !== undefined}
          value={form.values[name] ?? ''}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </LabelledControl>
  );
}
