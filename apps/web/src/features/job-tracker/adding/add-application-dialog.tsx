import { saveJobApplicationForm } from '@career/contracts/client/form-schemas.gen';
import { Button, Form, Input, Modal } from 'antd';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { showFaults } from '../../../shared/forms/show-faults.ts';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { STATUS_OPTIONS } from '../applications/statuses.ts';
import styles from './adding.module.css';
import type { NewApplication } from './new-application.ts';
import { PastePosting } from './paste-posting.tsx';
import { TrackedAlready } from './tracked-already.tsx';
import { useAddApplication } from './use-add-application.ts';

export interface ApplicationDraft {
  /** Changes when the form is filled anew. */
  readonly id: number;
  readonly values: NewApplication;
  /** What the form held before a listing was put in its place. */
  readonly replaced?: NewApplication;
}

interface AddApplicationDialogProps {
  open: boolean;
  draft: ApplicationDraft;
  /** The person wrote something; it is kept when the dialog closes. */
  onWrite: (values: NewApplication) => void;
  /** Fills the form anew. */
  onFill: (values: NewApplication) => void;
  onAdded: () => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The form for a new application. Closing keeps what was written until it is added. */
export function AddApplicationDialog({ open, onClose, afterClose, ...form }: AddApplicationDialogProps) {
  return (
    <Modal
      open={open}
      title="Add Application"
      footer={null}
      width={680}
      className={styles.dialog}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <AddForm key={form.draft.id} {...form} onClose={onClose} />
    </Modal>
  );
}

type AddFormProps = Omit<AddApplicationDialogProps, 'open' | 'afterClose'>;

const item = (field: keyof NewApplication) => formItem(saveJobApplicationForm, field);

function AddForm({ draft, onWrite, onFill, onAdded, onClose }: AddFormProps) {
  const [form] = Form.useForm<NewApplication>();
  const { add, isAdding } = useAddApplication({
    onAdded,
    onRefused: (error) => showFaults(form, error),
  });

  return (
    <Form
      form={form}
      layout="vertical"
      // The browser would tell a fault in its own words before the form tells it in ours.
      noValidate
      requiredMark
      initialValues={draft.values}
      disabled={isAdding}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_changed, values) => onWrite(values)}
      onFinish={add}
    >
      {draft.replaced && <Replaced replaced={draft.replaced} onFill={onFill} />}
      <TrackedAlready initial={draft.values} />
      <PastePosting
        onRead={(values) => {
          form.setFieldsValue(values);
          onWrite(form.getFieldsValue());
        }}
      />
      <div className={styles.pair}>
        <Form.Item {...item('company')}>
          <Input autoComplete="organization" />
        </Form.Item>
        <Form.Item {...item('position')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...item('location')}>
          <Input autoComplete="off" placeholder="Town and country, or Remote" />
        </Form.Item>
        <Form.Item {...item('jobUrl')}>
          <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" />
        </Form.Item>
        <Form.Item {...item('status')}>
          <NativeSelect options={STATUS_OPTIONS} disabled={isAdding} />
        </Form.Item>
        <Form.Item {...item('appliedDate')} required>
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item {...item('notes')}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <details className={styles.more} open={Boolean(draft.values.salary || draft.values.jobDescription)}>
        <summary>Salary and job description</summary>
        <Form.Item {...item('salary')}>
          <Input autoComplete="off" placeholder="In the words of the posting" />
        </Form.Item>
        <Form.Item
          {...item('jobDescription')}
          extra="Kept for cover letters and insights, because postings vanish."
        >
          <Input.TextArea rows={5} />
        </Form.Item>
      </details>
      <div className={styles.buttons}>
        <Button disabled={false} onClick={onClose}>
          Cancel
        </Button>
        <Button type="primary" htmlType="submit" loading={isAdding}>
          Add Application
        </Button>
      </div>
    </Form>
  );
}

function Replaced({ replaced, onFill }: { replaced: NewApplication; onFill: AddFormProps['onFill'] }) {
  return (
    <p className={styles.replaced}>
      The listing took the place of what you had begun.{' '}
      <button type="button" className={styles.link} onClick={() => onFill(replaced)}>
        Bring it back
      </button>
    </p>
  );
}
