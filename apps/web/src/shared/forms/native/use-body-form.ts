import { type FieldErrors, fieldErrorOf, schemaAt, validate } from '@career/contracts/forms/form-rules';
import type { FormSchema } from '@career/contracts/forms/form-schema';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../api/api-error.ts';

/** Values, errors and handlers of a flat form over one body of the contract. */
export interface BodyForm {
  readonly schema: FormSchema;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly form: RefObject<HTMLFormElement | null>;
  change: (field: string, value: string) => void;
  /** The product changed the values, not the person. */
  fill: (values: Record<string, string>) => void;
  /** Shows what the server refused beside its fields. */
  showErrorsOf: (error: unknown) => void;
  submit: (event: FormEvent) => void;
}

/** Checks on submit, then again on each change of a field that was wrong; moves the focus to the first error. */
export function useBodyForm(
  schema: FormSchema,
  initial: Record<string, string>,
  onValid: (values: Record<string, string>) => void,
): BodyForm {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (found: FieldErrors): void => {
    setErrors(found);
    const first = Object.keys(values).find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return {
    schema,
    values,
    errors,
    form,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: old, ...others }) => {
        const fieldError = old === undefined ? undefined : fieldErrorOf(schemaAt(schema, field), value);
        return fieldError === undefined ? others : { ...others, [field]: fieldError };
      });
    },
    fill: (filled) => {
      setValues(filled);
      setErrors({});
    },
    showErrorsOf: (error) => {
      const refused = fieldErrorsOf(error);
      if (refused.length > 0) show(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    },
    submit: (event) => {
      event.preventDefault();
      const found = validate(schema, values);
      if (Object.keys(found).length > 0) show(found);
      else onValid(values);
    },
  };
}
