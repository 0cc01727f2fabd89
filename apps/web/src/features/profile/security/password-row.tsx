import { askForResetMutation, changePasswordMutation } from '@career/client/queries';
import type { ChangePasswordDto } from '@career/client/types';
import { changePasswordForm } from '@career/contracts/form-schemas';
import { useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { PasswordField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRefreshSecurity } from './use-security.ts';

const FAILED = t`Something went wrong. Please try again.`;

/** Changing the password, or getting a first one. */
export function PasswordRow({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [asked, setAsked] = useState(false);
  const linking = useMutation({
    ...askForResetMutation(),
    onSuccess: () => showNotice({ title: t`Link Sent`, description: t`We sent a link to ${email}.` }),
    onError: (error) => showError(t`Link Not Sent`, noticeText(error, FAILED)),
  });
  return (
    <li className="profile-row">
      <div>
        <strong>{t`Password`}</strong>
        <p>
          {hasPassword
            ? t`Changing it signs you out everywhere else.`
            : t`Your account has none yet: you sign in with Google.`}
        </p>
      </div>
      {hasPassword ? (
        <Button onClick={() => setAsked(true)}>{t`Change Password`}</Button>
      ) : (
        <Button
          loading={linking.isPending}
          onClick={() => linking.mutate({ body: { email } })}
        >{t`Choose a Password`}</Button>
      )}
      {asked && <ChangePasswordDialog onClose={() => setAsked(false)} />}
    </li>
  );
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm<ChangePasswordDto>();
  useFocusReturn();
  const refresh = useRefreshSecurity();
  const changing = useMutation({
    ...changePasswordMutation(),
    onSuccess: async ({ message }) => {
      onClose();
      showNotice({ title: t`Password Changed`, description: message });
      await refresh();
    },
    onError: (error) => {
      if (!showFieldErrors(form, error)) showError(t`Password Not Changed`, noticeText(error, FAILED));
    },
  });
  return (
    <Modal
      open
      title={t`Change your password`}
      okText={t`Change Password`}
      okButtonProps={{ loading: changing.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <ContractForm
        body={changePasswordForm}
        form={form}
        requiredMark={false}
        onFinish={(values) => changing.mutate({ body: values })}
      >
        <PasswordField path="currentPassword" input={{ autoComplete: 'current-password', autoFocus: true }} />
        <PasswordField path="newPassword" input={{ autoComplete: 'new-password' }} />
      </ContractForm>
    </Modal>
  );
}
