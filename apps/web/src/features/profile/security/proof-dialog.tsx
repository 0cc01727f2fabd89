import { beginGoogleProof } from '@career/client/operations';
import type { AccountSecurityDto, ProofDto } from '@career/client/types';
import { proofForm } from '@career/contracts/form-schemas';
import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { PasswordField, TextField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { keepProofReturn } from './proof-return.ts';
import { useFocusReturn } from './use-focus-return.ts';

const FAILED = t`Something went wrong. Please try again.`;

interface ProofDialogProps {
  title: string;
  /** What happens when the person goes on. */
  explanation: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** What the account can be asked for: its password; else its address with a code or a fresh visit to Google. */
  security: AccountSecurityDto;
  /** Title of the notice when it fails. */
  failure: string;
  act: (proof: ProofDto) => Promise<unknown>;
  onClose: () => void;
}

/** Makes sure that it is the owner before something that needs them. Mount it to ask. */
export function ProofDialog(props: ProofDialogProps) {
  const { hasPassword, hasSecondFactor, isFreshlyConfirmed } = props.security;
  const needsGoogle = !hasPassword && !hasSecondFactor && !isFreshlyConfirmed;
  return needsGoogle ? <GoogleDialog {...props} /> : <FieldsDialog {...props} />;
}

function FieldsDialog(props: ProofDialogProps) {
  const { title, explanation, confirmLabel, isDangerous, security, failure, act, onClose } = props;
  const form = useContractForm<ProofDto>();
  useFocusReturn();
  const acting = useMutation({
    mutationFn: act,
    onError: (error) => {
      if (!showFieldErrors(form, error)) showError(failure, noticeText(error, FAILED));
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
      <ContractForm
        body={proofForm}
        form={form}
        requiredMark={false}
        onFinish={(proof) => acting.mutate(proof)}
      >
        {security.hasPassword && (
          <PasswordField path="password" input={{ autoComplete: 'current-password', autoFocus: true }} />
        )}
        {!security.hasPassword && (
          <TextField path="confirmation" input={{ type: 'email', autoFocus: true }} />
        )}
        {!security.hasPassword && security.hasSecondFactor && (
          <TextField
            path="code"
            extra={t`The six digits of your authenticator app, or a backup code.`}
            input={{ autoComplete: 'one-time-code' }}
          />
        )}
      </ContractForm>
    </Modal>
  );
}

/** There is neither a password nor a code to ask for: the person shows at Google who they are, and comes back. */
function GoogleDialog({ title, failure, onClose }: ProofDialogProps) {
  useFocusReturn();
  const leaving = useMutation({
    mutationFn: async () => (await beginGoogleProof({ throwOnError: true })).data,
    onSuccess: ({ url }) => {
      keepProofReturn();
      location.assign(apiUrl(url));
    },
    onError: (error) => showError(failure, noticeText(error, FAILED)),
  });
  return (
    <Modal
      open
      title={title}
      okText={t`Confirm with Google`}
      okButtonProps={{ loading: leaving.isPending }}
      onOk={() => leaving.mutate()}
      onCancel={onClose}
    >
      <p className="profile-note">{t`Your account has no password, so please confirm with Google that it is you. Then come back here within five minutes.`}</p>
    </Modal>
  );
}
