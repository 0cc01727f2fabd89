import { beginSecondFactor } from '@career/client/operations';
import { confirmSecondFactorMutation } from '@career/client/queries';
import type { AccountSecurityDto, CodeDto, ProofDto, SecondFactorSetUpDto } from '@career/client/types';
import { codeForm } from '@career/contracts/form-schemas';
import { useMutation } from '@tanstack/react-query';
import { Modal, QRCode } from 'antd';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { TextField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { rich } from '../../../shared/language/rich.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface SecondFactorSetUpProps {
  security: AccountSecurityDto;
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** First the proof of identity, then the picture for the phone and the first code from it. */
export function SecondFactorSetUp({ security, onDone, onClose }: SecondFactorSetUpProps) {
  const [setUp, setSetUp] = useState<SecondFactorSetUpDto>();
  if (setUp) return <FirstCodeDialog setUp={setUp} onDone={onDone} onClose={onClose} />;
  return (
    <ProofDialog
      title={t`Set up two-step verification`}
      explanation={t`You need an authenticator app on your phone, such as Google Authenticator, Aegis or 2FAS.`}
      confirmLabel={t`Continue`}
      security={security}
      failure={t`Two-Step Verification Not Set Up`}
      act={async (body: ProofDto) => {
        const { data } = await beginSecondFactor({ body, throwOnError: true });
        setSetUp(data);
      }}
      onClose={onClose}
    />
  );
}

interface FirstCodeDialogProps {
  setUp: SecondFactorSetUpDto;
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

function FirstCodeDialog({ setUp, onDone, onClose }: FirstCodeDialogProps) {
  const form = useContractForm<CodeDto>();
  const confirming = useMutation({
    ...confirmSecondFactorMutation(),
    onSuccess: ({ codes }) => onDone(codes),
    onError: (error) => {
      if (!showFieldErrors(form, error)) {
        showError(
          t`Two-Step Verification Not Set Up`,
          noticeText(error, t`Something went wrong. Please try again.`),
        );
      }
    },
  });
  return (
    <Modal
      open
      title={t`Scan this with your phone`}
      okText={t`Turn On`}
      okButtonProps={{ loading: confirming.isPending }}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p className="profile-note">{rich`Add an account in your authenticator app and point the phone here. On the phone itself, ${<a href={setUp.address}>{t`open the app`}</a>} or type this key:`}</p>
      <p className="setup-key">{setUp.secret.match(/.{1,4}/g)?.join(' ')}</p>
      {/* Dark on white in both themes: many apps read nothing else. The key above says the same to those who cannot see. */}
      <div className="setup-picture" aria-hidden="true">
        <QRCode
          value={setUp.address}
          type="svg"
          size={192}
          color="#000000"
          bgColor="#ffffff"
          bordered={false}
        />
      </div>
      <ContractForm
        body={codeForm}
        form={form}
        requiredMark={false}
        onFinish={(body) => confirming.mutate({ body })}
      >
        <TextField
          path="code"
          extra={t`The six digits the app shows now.`}
          input={{ inputMode: 'numeric', autoComplete: 'one-time-code', autoFocus: true }}
        />
      </ContractForm>
    </Modal>
  );
}
