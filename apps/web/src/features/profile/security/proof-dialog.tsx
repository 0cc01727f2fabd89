import { proofForm } from '@career/contracts/client/form-schemas.gen';
import type { ProofDto } from '@career/contracts/client/types.gen';
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { faultsOf, noticeText } from '../../../shared/api/api-error.ts';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface ProofDialogProps {
  title: string;
  /** What happens when the person goes on. */
  explanation: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Without a password the address of the account is typed instead. */
  hasPassword: boolean;
  /** Title of the notice when it fails. */
  failure: string;
  act: (proof: ProofDto) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password before something that needs the owner. Mount it to ask. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, explanation, confirmLabel, isDangerous, hasPassword, failure, act, onClose } = props;
  const [form] = Form.useForm<ProofDto>();
  useFocusReturn();
  const acting = useMutation({
    mutationFn: act,
    onError: (error) => {
      const faults = faultsOf(error);
      form.setFields(
        faults.map(({ field, message }) => ({ name: field as keyof ProofDto, errors: [message] })),
      );
      if (faults.length === 0)
        showError(failure, noticeText(error, 'Something went wrong. Please try again.'));
    },
  });
  return (
    <Modal
      open
      title={title}
      okText={confirmLabel}
      okButtonProps={{ danger: isDangerous ?? false, loading: acting.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="profile-note">{explanation}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(proof) => acting.mutate(proof)}>
        {hasPassword ? (
          <Form.Item {...formItem(proofForm, 'password')}>
            <Input.Password autoComplete="current-password" autoFocus />
          </Form.Item>
        ) : (
          <Form.Item {...formItem(proofForm, 'confirmation')}>
            <Input type="email" autoComplete="off" autoFocus />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
