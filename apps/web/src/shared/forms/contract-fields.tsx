import { fieldErrorOf, isRequired, schemaAt } from '@career/contracts/forms/form-rules';
import type { FormSchema } from '@career/contracts/forms/form-schema';
import { ConfigProvider, Form, type FormItemProps, Input, type InputProps } from 'antd';
import { type ComponentProps, memo, useId } from 'react';
import { translated } from '../language/texts.ts';
import { useFormBody } from './contract-form.tsx';
import { fieldName } from './field-name.ts';
import { NativeTextArea } from './native/native-input.tsx';
import { NativeSelect } from './native/native-select.tsx';
import { sameProps } from './same-props.ts';

interface FieldProps
  extends Pick<FormItemProps, 'name' | 'label' | 'required' | 'rules' | 'extra' | 'getValueProps'> {
  /** Place of the field in the body, positions included: `contacts.0.name`. */
  path: string;
  /** Where the field is not of the form's own body. */
  body?: FormSchema;
  className?: string | undefined;
}

interface ContractFieldProps extends FieldProps {
  /** One input that takes `id`, `value` and `onChange`. */
  children: FormItemProps['children'];
}

/** A text input that shows its value and takes none. */
export const READ_ONLY = { readOnly: true, variant: 'filled' } as const;

const rulesOf = (schema: FormSchema): FormItemProps['rules'] => [
  {
    validator: async (_rule, value: unknown) => {
      const message = fieldErrorOf(schema, value);
      if (message !== undefined) throw new Error(translated(message));
    },
  },
];

/** A field of the form's body around a given input. What is given beside the path replaces the contract's. */
export function ContractField({ path, body, className = '', ...item }: ContractFieldProps) {
  const own = useFormBody();
  const schema = schemaAt(body ?? own, path);
  return (
    <Form.Item
      name={fieldName(path)}
      label={translated(schema['x-label'] ?? '')}
      required={isRequired(schema)}
      rules={rulesOf(schema)}
      className={className}
      {...item}
    />
  );
}

interface InputFieldProps extends FieldProps {
  input?: InputProps;
}

/** One line of text. */
export const TextField = memo(function TextField({ input, ...field }: InputFieldProps) {
  return (
    <ContractField {...field}>
      <Input autoComplete="off" {...input} />
    </ContractField>
  );
}, sameProps);

/** An address of the web. */
export const UrlField = memo(function UrlField({ input, ...field }: InputFieldProps) {
  return (
    <TextField {...field} input={{ type: 'url', inputMode: 'url', placeholder: 'https://', ...input }} />
  );
}, sameProps);

/** A password, hidden until the person asks to see it. */
export const PasswordField = memo(function PasswordField({ input, ...field }: InputFieldProps) {
  return (
    <ContractField {...field}>
      <Input.Password {...input} />
    </ContractField>
  );
}, sameProps);

interface TextAreaFieldProps extends FieldProps {
  input?: ComponentProps<typeof NativeTextArea>;
}

/** An empty box is never without a value: React would take it for one that keeps its own. */
const textOf = (value: unknown) => ({ value: value ?? '' });

/** Several lines of text. */
export const TextAreaField = memo(function TextAreaField({ input, ...field }: TextAreaFieldProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <ContractField getValueProps={textOf} {...field}>
      <NativeTextArea disabled={componentDisabled} {...input} />
    </ContractField>
  );
}, sameProps);

interface SelectFieldProps
  extends FieldProps,
    Pick<ComponentProps<typeof NativeSelect>, 'options' | 'disabled'> {}

/** One of a few choices. */
export const SelectField = memo(function SelectField({ options, disabled, ...field }: SelectFieldProps) {
  return (
    <ContractField {...field}>
      <NativeSelect options={options} disabled={disabled} />
    </ContractField>
  );
}, sameProps);

interface ReadOnlyFieldProps extends Pick<FormItemProps, 'label' | 'extra'> {
  value: string;
}

/** What the form shows and never sends. */
export const ReadOnlyField = memo(function ReadOnlyField({ label, extra, value }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} extra={extra}>
      <Input id={id} value={value} {...READ_ONLY} />
    </Form.Item>
  );
}, sameProps);
