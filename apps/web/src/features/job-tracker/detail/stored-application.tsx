import { Button } from 'antd';
import { useEffect } from 'react';
import { ConflictDialog } from '../../../shared/document-session/conflict-dialog.tsx';
import { WAITING_TEXT } from '../../../shared/document-session/waiting-notice.ts';
import { useContractForm } from '../../../shared/forms/contract-form.tsx';
import { t } from '../../../shared/language/texts.ts';
import { applicationDifferences, type OpenedApplication } from '../form/application-document.ts';
import { ApplicationForm } from '../form/application-form.tsx';
import { type Application, type ApplicationValues, valuesOf } from '../form/application-values.ts';
import { useApplication } from '../form/use-application.ts';
import styles from './detail.module.css';
import { LeaveApplication } from './leave-application.tsx';
import { StageQuestion } from './stage-question.tsx';
import { TailorStep } from './tailor-step.tsx';

interface StoredApplicationProps {
  stored: Application;
  opened: OpenedApplication;
  isDeleted: boolean;
  /** A tailored copy was made: the stored application is newer than the one that is open. */
  onTailored: () => void;
}

/** All fields of an application. What is not saved yet is not lost without a question. */
export function StoredApplication({ stored, opened, isDeleted, onTailored }: StoredApplicationProps) {
  const inputs = useContractForm<ApplicationValues>();
  const application = useApplication({ opened, inputs });
  const { discard, isDirty, isSaving, isWaiting, serverVersion } = application;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edits of what is gone are dropped once
  useEffect(() => {
    if (isDeleted) void discard();
  }, [isDeleted]);
  /** @returns whether all is stored. */
  const saveChecked = async (): Promise<boolean> => {
    try {
      await inputs.validateFields();
    } catch {
      return false;
    }
    const { status } = await application.save();
    // Without a connection it is kept here until it can be sent.
    return status === 'saved' || (status === 'unreachable' && application.draft !== 'failed');
  };

  return (
    <>
      <TailorStep application={stored} isDirty={isDirty} onTailored={onTailored} />
      <ApplicationForm {...{ opened, inputs, application }}>
        <div className={styles.saveBar}>
          <p role="status">{stateText(isDirty, isWaiting)}</p>
          {isDirty && <Button onClick={() => void discard()} disabled={isSaving}>{t`Undo changes`}</Button>}
          <Button
            type="primary"
            htmlType="submit"
            loading={isSaving}
            disabled={!isDirty && !isSaving}
          >{t`Save changes`}</Button>
        </div>
      </ApplicationForm>
      <StageQuestion values={application.form} onFill={application.fill} />
      <LeaveApplication
        isDirty={isDirty && !isWaiting && !isDeleted}
        onSave={saveChecked}
        onDiscard={discard}
      />
      {serverVersion && (
        <ConflictDialog
          document={t`application`}
          fields={applicationDifferences(application.form, valuesOf(serverVersion))}
          {...application.conflict}
        />
      )}
    </>
  );
}

function stateText(isDirty: boolean, isWaiting: boolean): string {
  if (isWaiting) return WAITING_TEXT;
  return isDirty ? t`Not saved yet` : '';
}
