import { saveJobApplicationForm } from '@career/contracts/client/form-schemas.gen';
import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { ConflictDialog } from '../../../shared/document-session/conflict-dialog.tsx';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { STATUS_OPTIONS } from '../applications/statuses.ts';
import { applicationDifferences, type OpenedApplication } from './application-document.ts';
import { type ApplicationValues, type ValueName, valuesOf } from './application-values.ts';
import { ContactsFields } from './contacts-fields.tsx';
import styles from './detail.module.css';
import { LeaveApplication } from './leave-application.tsx';
import { LetterPicker, ResumePicker } from './sent-with.tsx';
import { useApplication } from './use-application.ts';

const item = (field: ValueName) => formItem(saveJobApplicationForm, field);

interface ApplicationFormProps {
  opened: OpenedApplication;
  isDeleted: boolean;
}

/** All fields of an application. What is not saved yet is not lost without a question. */
export function ApplicationForm({ opened, isDeleted }: ApplicationFormProps) {
  const [form] = Form.useForm<ApplicationValues>();
  const application = useApplication(opened, form);
  const { isDirty, isSaving, serverVersion } = application;
  const { discard } = application;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edits of what is gone are dropped once
  useEffect(() => {
    if (isDeleted) void discard();
  }, [isDeleted]);
  /** @returns whether all is stored. */
  const saveChecked = async (): Promise<boolean> => {
    try {
      await form.validateFields();
    } catch {
      return false;
    }
    return (await application.save()).status === 'saved';
  };

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        // The browser would tell a fault in its own words before the form tells it in ours.
        noValidate
        initialValues={opened.form}
        disabled={isSaving}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => application.change(form.getFieldsValue(true))}
        onFinish={() => void application.save()}
      >
        {application.isRestored && (
          <p className={styles.restored} role="status">
            These are the changes that you made and did not save.
          </p>
        )}
        <div className={styles.pair}>
          <Form.Item {...item('company')}>
            <Input autoComplete="organization" />
          </Form.Item>
          <Form.Item {...item('position')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item {...item('location')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item {...item('salary')}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item {...item('jobUrl')} className={styles.whole ?? ''}>
            <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" />
          </Form.Item>
          <Form.Item {...item('status')}>
            <NativeSelect options={STATUS_OPTIONS} disabled={isSaving} />
          </Form.Item>
          <Form.Item {...item('appliedDate')} required>
            <Input type="date" />
          </Form.Item>
          <Form.Item name="interviewDate" label="Interview" extra="By the clock of this device.">
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item {...item('followUpDate')}>
            <Input type="date" />
          </Form.Item>
        </div>
        <div className={styles.pair}>
          <ResumePicker disabled={isSaving} />
          <LetterPicker disabled={isSaving} />
        </div>
        <Form.Item {...item('notes')}>
          <Input.TextArea rows={4} />
        </Form.Item>
        <Form.Item {...item('jobDescription')}>
          <Input.TextArea rows={6} />
        </Form.Item>
        <ContactsFields disabled={isSaving} />
        <div className={styles.saveBar}>
          <p role="status">{isDirty ? 'Not saved yet' : ''}</p>
          {isDirty && (
            <Button onClick={() => void discard()} disabled={isSaving}>
              Undo changes
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty && !isSaving}>
            Save changes
          </Button>
        </div>
      </Form>
      <LeaveApplication isDirty={isDirty && !isDeleted} onSave={saveChecked} onDiscard={discard} />
      {serverVersion && (
        <ConflictDialog
          document="application"
          fields={applicationDifferences(application.form, valuesOf(serverVersion))}
          {...application.conflict}
        />
      )}
    </>
  );
}
