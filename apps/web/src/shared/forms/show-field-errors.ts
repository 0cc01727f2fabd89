import type { FormInstance } from 'antd';
import { fieldErrorsOf } from '../api/api-error.ts';
import { fieldName } from './field-name.ts';

/**
 * Shows what the server refused beside its fields.
 * @returns whether it named a field.
 */
export function showFieldErrors(form: FormInstance, error: unknown): boolean {
  const errors = fieldErrorsOf(error);
  form.setFields(errors.map(({ field, message }) => ({ name: fieldName(field), errors: [message] })));
  return errors.length > 0;
}
