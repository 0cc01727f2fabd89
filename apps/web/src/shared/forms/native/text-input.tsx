import { isRequired, schemaAt } from '@career/contracts/forms/form-rules';
import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { t, translated } from '../../language/texts.ts';
import './text-input.css';
import type { BodyForm } from './use-body-form.ts';

interface TextInputProps {
  form: BodyForm;
  name: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** A control at the end of the input, such as a switch that shows the password. */
  end?: ReactNode;
}

/** One labelled text input of a body form, with its field error under it. */
export function TextInput({ form, name, type = 'text', end, ...input }: TextInputProps) {
  const id = useId();
  const schema = schemaAt(form.schema, name);
  const fieldError = form.errors[name];
  const required = isRequired(schema);
  return (
    <div className="field" data-invalid={fieldError !== undefined}>
      <label htmlFor={id}>
        {translated(schema['x-label'] ?? '')}
        {!required && <span className="field-optional"> {t`(optional)`}</span>}
      </label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          name={name}
          type={type}
          value={form.values[name] ?? ''}
          required={required}
          aria-invalid={fieldError !== undefined}
          aria-describedby={fieldError === undefined ? undefined : `${id}-error`}
          onChange={(event) => form.change(name, event.target.value)}
        />
        {end}
      </div>
      {fieldError !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {translated(fieldError)}
        </p>
      )}
    </div>
  );
}
