import { fieldFault, isRequired, schemaAt } from '@career/contracts/forms/form-rules';
import type { FormSchema } from '@career/contracts/forms/form-schema';
import type { FormItemProps } from 'antd';

/** What an antd `Form.Item` needs to speak for one field of a body: name, label, mark and rules. */
export function formItem(
  body: FormSchema,
  path: string,
): Pick<FormItemProps, 'name' | 'label' | 'required' | 'rules'> {
  const schema = schemaAt(body, path);
  return {
    name: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    label: schema['x-label'],
    required: isRequired(schema),
    rules: [
      {
        validator: async (_rule, value: unknown) => {
          const fault = fieldFault(schema, value);
          if (fault !== undefined) throw new Error(fault);
        },
      },
    ],
  };
}
