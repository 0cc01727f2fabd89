import type { FormInstance } from 'antd';
import { errorText, fieldErrorsOf } from '../../../shared/api/api-error.ts';
import { useDocumentForm } from '../../../shared/document-session/use-document-form.ts';
import { WAITING_NOTICE } from '../../../shared/document-session/waiting-notice.ts';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { applicationDocument, type OpenedApplication } from './application-document.ts';
import { applicationDrafts } from './application-drafts.ts';
import { useApplicationGateway } from './application-gateway.ts';
import type { ApplicationValues } from './application-values.ts';

interface ApplicationOptions {
  opened: OpenedApplication;
  inputs: FormInstance<ApplicationValues>;
  /** Called when the first save is done. */
  onAdded?: () => void;
}

/** One open application: its values, where they are kept, and how they are saved. */
export function useApplication({ opened, inputs, onAdded }: ApplicationOptions) {
  const gateway = useApplicationGateway();
  const isNew = opened.documentId === undefined;
  const application = useDocumentForm({
    kind: applicationDocument,
    drafts: applicationDrafts,
    gateway,
    opened,
    onFill: (form) => inputs.setFieldsValue(form),
    onSaved: () => {
      inputs.setFieldsValue(application.current());
      const [title, description] = isNew
        ? [t`Application added!`, t`Your job application has been added to the tracker.`]
        : [t`Application saved`, t`Your changes have been saved.`];
      showNotice({ title, description });
      onAdded?.();
    },
    onWaiting: () => {
      showNotice(WAITING_NOTICE);
      onAdded?.();
    },
    onFailed: (error) => {
      showFieldErrors(inputs, error);
      const [fault] = fieldErrorsOf(error);
      const title = isNew ? t`Failed to add application` : t`Failed to save application`;
      showError(title, fault?.message ?? errorText(error));
    },
  });
  return application;
}
