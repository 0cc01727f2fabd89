import type { FormSchema } from '@career/contracts/forms/form-schema';
import { Form, type FormInstance, type FormProps } from 'antd';
import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { painted } from '../first-view/painted.ts';
import { sameProps } from './same-props.ts';

const FormBody = createContext<FormSchema | undefined>(undefined);

interface ContractFormProps<Values> extends Omit<FormProps<Values>, 'layout' | 'noValidate' | 'children'> {
  /** The body of the contract that the form makes. */
  body: FormSchema;
  children: ReactNode;
}

const FormContent = createContext<ReactNode>(undefined);
const Content = () => useContext(FormContent);

/** antd's form gives each field new contexts whenever it is drawn, and with them draws all: only its content is. */
const StillForm = memo(
  (form: FormProps) => (
    // Without `noValidate` the browser reports some errors first, in its own words.
    <Form layout="vertical" noValidate scrollToFirstError={{ focus: true }} component={LateForm} {...form}>
      <Content />
    </Form>
  ),
  sameProps,
);

/** antd's form over one body of the contract: its fields take labels, marks and rules from there. */
export function ContractForm<Values>({
  body,
  children,
  onFinish,
  onValuesChange,
  ...form
}: ContractFormProps<Values>) {
  const latest = useRef({ onFinish, onValuesChange });
  useEffect(() => {
    latest.current = { onFinish, onValuesChange };
  });
  const [calls] = useState(() => ({
    onFinish: (values: Values) => latest.current.onFinish?.(values),
    onValuesChange: (changed: Partial<Values>, values: Values) =>
      latest.current.onValuesChange?.(changed, values),
  }));
  return (
    <FormBody value={body}>
      <FormContent value={children}>
        <StillForm {...(form as FormProps)} {...(calls as FormProps)} />
      </FormContent>
    </FormBody>
  );
}

/**
 * Checks and sends once the tap on its button was painted: checking draws every field, some of them twice. Until then the
 * button is drawn as busy, so that there is something to paint.
 */
function LateForm({ onSubmit, ...form }: ComponentProps<'form'>) {
  const isDue = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A dialog's form is inside a form of the screen for React, though not for the page.
    event.stopPropagation();
    if (isDue.current) return;
    isDue.current = true;
    const { dataset } = event.currentTarget;
    dataset.due = '';
    await painted();
    delete dataset.due;
    isDue.current = false;
    onSubmit?.(event);
  };
  return <form {...form} onSubmit={(event) => void submit(event)} />;
}

/** The body of the form around. */
export function useFormBody(): FormSchema {
  const body = useContext(FormBody);
  if (!body) throw new Error('A field must be inside a ContractForm');
  return body;
}

/** The values and errors of a form, to be handed to it. */
export const useContractForm = <Values,>(): FormInstance<Values> => Form.useForm<Values>()[0];

/** A list of entries that the person adds and removes. */
export const ContractList = Form.List;
