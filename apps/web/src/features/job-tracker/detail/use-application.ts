import type { FormInstance } from 'antd';
import { errorText, faultsOf } from '../../../shared/api/api-error.ts';
import { useDocumentForm } from '../../../shared/document-session/use-document-form.ts';
import { showFaults } from '../../../shared/forms/show-faults.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { applicationDocument, type OpenedApplication } from './application-document.ts';
import { applicationDrafts } from './application-drafts.ts';
import { useApplicationGateway } from './application-gateway.ts';
import type { ApplicationValues } from './application-values.ts';

/** One open application: its values, where they are kept, and how they are saved. */
export function useApplication(opened: OpenedApplication, inputs: FormInstance<ApplicationValues>) {
  const gateway = useApplicationGateway();
  const application = useDocumentForm({
    kind: applicationDocument,
    drafts: applicationDrafts,
    gateway,
    opened,
    onFill: (form) => inputs.setFieldsValue(form),
    onSaved: () => {
      inputs.setFieldsValue(application.current());
      showNotice({ title: 'Application saved', description: 'Your changes have been saved.' });
    },
    onFailed: (error) => {
      showFaults(inputs, error);
      const [fault] = faultsOf(error);
      showError('Failed to save application', fault?.message ?? errorText(error));
    },
  });
  return application;
}
