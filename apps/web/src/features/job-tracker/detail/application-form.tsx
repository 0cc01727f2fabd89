import { saveJobApplicationForm } from '@career/contracts/client/form-schemas.gen';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { showFaults } from '../../../shared/forms/show-faults.ts';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { STATUS_OPTIONS } from '../applications/statuses.ts';
import {
  type Application,
  type ApplicationValues,
  differences,
  type ValueName,
  valuesOf,
} from './application-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactsFields } from './contacts-fields.tsx';
import styles from './detail.module.css';
import { LeaveApplication } from './leave-application.tsx';
import { LetterPicker, ResumePicker } from './sent-with.tsx';
import { type SaveOutcome, useSaveApplication } from './use-save-application.ts';

const item = (field: ValueName) => formItem(saveJobApplicationForm, field);

interface ApplicationFormProps {
  application: Application;
  isDeleted: boolean;
}

/** All fields of an application. What is not saved yet is not lost without a question. */
export function ApplicationForm({ application, isDeleted }: ApplicationFormProps) {
  const [form] = Form.useForm<ApplicationValues>();
  const [edited, setEdited] = useState(application);
  const [theirs, setTheirs] = useState<Application>();
  const [isDirty, setDirty] = useState(false);
  const { save, isSaving } = useSaveApplication();

  const values = (): ApplicationValues => form.getFieldsValue(true);
  const startFrom = (stored: Application): void => {
    setEdited(stored);
    setTheirs(undefined);
    setDirty(false);
    form.setFieldsValue(valuesOf(stored));
  };
  const saveOver = async (base: Application): Promise<SaveOutcome> => {
    const outcome = await save({ values: values(), edited: base });
    if ('saved' in outcome) startFrom(outcome.saved);
    else if ('theirs' in outcome) setTheirs(outcome.theirs);
    else showFaults(form, outcome.refused);
    return outcome;
  };
  /** @returns whether all is stored. */
  const saveChecked = async (): Promise<boolean> => {
    try {
      await form.validateFields();
    } catch {
      return false;
    }
    return 'saved' in (await saveOver(edited));
  };

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        // The browser would tell a fault in its own words before the form tells it in ours.
        noValidate
        initialValues={valuesOf(application)}
        disabled={isSaving}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => setDirty(differences(values(), valuesOf(edited)).length > 0)}
        onFinish={() => void saveOver(edited)}
      >
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
            <Button onClick={() => startFrom(edited)} disabled={isSaving}>
              Undo changes
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty && !isSaving}>
            Save changes
          </Button>
        </div>
      </Form>
      <LeaveApplication isDirty={isDirty && !isDeleted} isSaving={isSaving} onSave={saveChecked} />
      {theirs && (
        <ConflictDialog
          mine={values()}
          theirs={valuesOf(theirs)}
          isSaving={isSaving}
          onKeepMine={() => void saveOver(theirs)}
          onTakeTheirs={() => startFrom(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
