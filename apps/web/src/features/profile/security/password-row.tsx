import {
  askForResetMutation,
  changePasswordMutation,
} from '@career/contracts/client/@tanstack/react-query.gen';
import { changePasswordForm } from '@career/contracts/client/form-schemas.gen';
import type { ChangePasswordDto } from '@career/contracts/client/types.gen';
import { useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { PasswordField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRefreshSecurity } from './use-security.ts';

const FAILED = 'Something went wrong. Please try again.';

/** Changing the password, or getting a first one. */
export function PasswordRow({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [asked, setAsked] = useState(false);
  const linking = useMutation({
    ...askForResetMutation(),
    onSuccess: () => showNotice({ title: 'Link Sent', description: `We sent a link to ${email}.` }),
    onError: (error) => showError('Link Not Sent', noticeText(error, FAILED)),
  });
  return (
    <li className="profile-row">
      <div>
        <strong>Password</strong>
        <p>
          {hasPassword
            ? 'Changing it signs you out everywhere else.'
            : 'Your account has none yet: you sign in with Google.'}
        </p>
      </div>
      {hasPassword ? (
        <Button onClick={() => setAsked(true)}>Change Password</Button>
      ) : (
        <Button loading={linking.isPending} onClick={() => linking.mutate({ body: { email } })}>
          Choose a Password
        </Button>
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
      showNotice({ title: 'Password Changed', description: message });
      await refresh();
    },
    onError: (error) => {
      if (!showFieldErrors(form, error)) showError('Password Not Changed', noticeText(error, FAILED));
    },
  });
  return (
    <Modal
      open
      title="Change your password"
      okText="Change Password"
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
