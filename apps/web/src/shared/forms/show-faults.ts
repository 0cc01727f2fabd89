import type { FormInstance } from 'antd';
import { faultsOf } from '../api/api-error.ts';

/** Shows what the server refused beside its fields. */
export function showFaults<Values>(form: FormInstance<Values>, error: unknown): void {
  form.setFields(
    faultsOf(error).map(({ field, message }) => ({
      name: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) as never,
      errors: [message],
    })),
  );
}
