import { saveSavedJobForm } from '@career/contracts/form-schemas';
import { errorText } from '../../../shared/api/api-error.ts';
import { useDocumentForm } from '../../../shared/document-session/use-document-form.ts';
import { WAITING_NOTICE } from '../../../shared/document-session/waiting-notice.ts';
import { type BodyForm, useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { type OpenedJob, savedJobDocument } from './saved-job-document.ts';
import { savedJobDrafts } from './saved-job-drafts.ts';
import { useSavedJobGateway } from './saved-job-gateway.ts';

interface JobDocumentOptions {
  opened: OpenedJob;
  /** Called with the id, or without one when the job waits on this device. */
  onDone: (id?: string) => void;
}

/** One open saved job: its fields, where they are kept, and how they are saved. */
export function useJobDocument({ opened, onDone }: JobDocumentOptions) {
  const gateway = useSavedJobGateway();
  const isNew = opened.documentId === undefined;
  const document = useDocumentForm({
    kind: savedJobDocument,
    drafts: savedJobDrafts,
    gateway,
    opened,
    onFill: (values) => form.fill({ ...values }),
    onSaved: (id) => {
      const description = isNew ? t`You can find it under Saved jobs.` : t`Your changes have been saved.`;
      showNotice({ title: t`Job saved`, description });
      onDone(id);
    },
    onWaiting: () => {
      showNotice(WAITING_NOTICE);
      onDone();
    },
    onFailed: (error) => {
      form.showErrorsOf(error);
      showError(t`Job not saved`, errorText(error));
    },
  });
  const form = useBodyForm(saveSavedJobForm, { ...opened.form }, () => void document.save());
  const change = (field: string, value: string): void => {
    form.change(field, value);
    document.change({ [field]: value });
  };
  return { document, form: { ...form, change } satisfies BodyForm };
}

export type JobDocument = ReturnType<typeof useJobDocument>;
