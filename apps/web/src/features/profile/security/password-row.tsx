import {
  askForResetMutation,
  changePasswordMutation,
} from '@career/contracts/client/@tanstack/react-query.gen';
import { changePasswordForm } from '@career/contracts/client/form-schemas.gen';
import type { ChangePasswordDto } from '@career/contracts/client/types.gen';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { faultsOf, noticeText } from '../../../shared/api/api-error.ts';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRefreshSecurity } from './use-security.ts';

const FAILED = 'Something went wrong. Please try again.';

/** Changing the password, or getting a first one. */
export function PasswordRow({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [asked, setAsked] = useState(false);
  const linking = useMutation({
    ...askForResetMutation(),
    onSuccess: () => showNotice({ title: 'Link Sent', description: `We have sent a link to ${email}.` }),
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
  const [form] = Form.useForm<ChangePasswordDto>();
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
      const faults = faultsOf(error);
      form.setFields(
        faults.map(({ field, message }) => ({ name: field as keyof ChangePasswordDto, errors: [message] })),
      );
      if (faults.length === 0) showError('Password Not Changed', noticeText(error, FAILED));
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
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => changing.mutate({ body: values })}
      >
        <Form.Item {...formItem(changePasswordForm, 'currentPassword')}>
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <Form.Item {...formItem(changePasswordForm, 'newPassword')}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
