import { saveJobApplicationForm } from '@career/contracts/form-schemas';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { ContractForm } from '../../../shared/forms/contract-form.tsx';
import { t } from '../../../shared/language/texts.ts';
import type { OpenedApplication } from './application-document.ts';
import { ApplicationFields } from './application-fields.tsx';
import type { ApplicationValues } from './application-values.ts';
import styles from './form.module.css';
import type { useApplication } from './use-application.ts';

interface ApplicationFormProps {
  opened: OpenedApplication;
  inputs: FormInstance<ApplicationValues>;
  application: ReturnType<typeof useApplication>;
  /** Above the fields. */
  above?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The form of one application, new or stored. */
export function ApplicationForm({ opened, inputs, application, above, children }: ApplicationFormProps) {
  const isNew = opened.documentId === undefined;
  const { form, isRestored, isSaving } = application;
  return (
    <ContractForm
      body={saveJobApplicationForm}
      form={inputs}
      initialValues={opened.form}
      disabled={isSaving}
      onValuesChange={() => application.change(inputs.getFieldsValue(true))}
      onFinish={() => void application.save()}
    >
      {isRestored && (
        <p className={styles.restored} role="status">
          {isNew
            ? t`We kept the application you started and did not save.`
            : t`We kept the changes you did not save.`}{' '}
          {isNew && (
            <button
              type="button"
              className={styles.link}
              onClick={() => void application.discard()}
            >{t`Start again`}</button>
          )}
        </p>
      )}
      {above}
      <ApplicationFields values={form} isNew={isNew} disabled={isSaving} />
      {children}
    </ContractForm>
  );
}
