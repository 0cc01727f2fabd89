import type { FormSchema } from '@career/contracts/forms/form-schema';
import { Form, type FormInstance, type FormProps } from 'antd';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useRef,
} from 'react';
import { painted } from '../first-view/painted.ts';

const FormBody = createContext<FormSchema | undefined>(undefined);

interface ContractFormProps<Values> extends Omit<FormProps<Values>, 'layout' | 'noValidate' | 'children'> {
  /** The body of the contract that the form makes. */
  body: FormSchema;
  children: ReactNode;
}

/** antd's form over one body of the contract: its fields take labels, marks and rules from there. */
export function ContractForm<Values>({ body, ...form }: ContractFormProps<Values>) {
  return (
    <FormBody value={body}>
      {/* Without `noValidate` the browser reports some errors first, in its own words. */}
      <Form<Values>
        layout="vertical"
        noValidate
        scrollToFirstError={{ focus: true }}
        component={LateForm}
        {...form}
      />
    </FormBody>
  );
}

/** Checks and sends once the tap on its button was painted: checking draws every field, some of them twice. */
function LateForm({ onSubmit, ...form }: ComponentProps<'form'>) {
  const isDue = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A dialog's form is inside a form of the screen for React, though not for the page.
    event.stopPropagation();
    if (isDue.current) return;
    isDue.current = true;
    await painted();
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
