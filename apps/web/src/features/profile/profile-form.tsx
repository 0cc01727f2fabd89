import { updateCurrentUserMutation } from '@career/contracts/client/@tanstack/react-query.gen';
import { saveProfileForm } from '@career/contracts/client/form-schemas.gen';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { faultsOf, noticeText } from '../../shared/api/api-error.ts';
import { formItem } from '../../shared/forms/antd-rules.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { type CurrentUser, useRefreshCurrentUser } from '../../shared/session/session.ts';

interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
}

const READ_ONLY = { readOnly: true, variant: 'filled' } as const;

const valuesOf = ({ firstName, lastName, phone }: CurrentUser): ProfileValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
});

/** Names and phone, read only until the person asks to edit. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const [form] = Form.useForm<ProfileValues>();
  const [editing, setEditing] = useState(false);
  const refreshCurrentUser = useRefreshCurrentUser();

  const look = editing ? {} : READ_ONLY;

  const saving = useMutation({
    ...updateCurrentUserMutation(),
    onSuccess: async () => {
      await refreshCurrentUser();
      setEditing(false);
      showNotice({ title: 'Profile Updated', description: 'Your profile has been updated successfully.' });
    },
    onError: (error) => {
      const faults = faultsOf(error);
      form.setFields(
        faults.map(({ field, message }) => ({ name: field as keyof ProfileValues, errors: [message] })),
      );
      showError('Update Failed', noticeText(error, 'Failed to update profile.'));
    },
  });

  const cancel = (): void => {
    form.setFieldsValue(valuesOf(user));
    form.setFields((['firstName', 'lastName', 'phone'] as const).map((name) => ({ name, errors: [] })));
    setEditing(false);
  };

  return (
    <section className="card" aria-labelledby="profile-details">
      <div className="profile-form-head">
        <h2 id="profile-details">Your details</h2>
        {!editing && <Button onClick={() => setEditing(true)}>Edit</Button>}
      </div>
      <Form
        form={form}
        layout="vertical"
        initialValues={valuesOf(user)}
        disabled={saving.isPending}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => saving.mutate({ body: values })}
      >
        <div className="profile-names">
          <Form.Item {...formItem(saveProfileForm, 'firstName')}>
            <Input {...look} autoComplete="given-name" />
          </Form.Item>
          <Form.Item {...formItem(saveProfileForm, 'lastName')}>
            <Input {...look} autoComplete="family-name" />
          </Form.Item>
        </div>
        <Form.Item
          label="Email"
          htmlFor="profile-email"
          extra="Email cannot be changed after account creation."
        >
          <Input id="profile-email" type="email" value={user.email} {...READ_ONLY} />
        </Form.Item>
        <Form.Item {...formItem(saveProfileForm, 'phone')}>
          <Input {...look} type="tel" autoComplete="tel" />
        </Form.Item>
        {editing && (
          <div className="page-actions">
            <Button type="primary" htmlType="submit" loading={saving.isPending}>
              Save Changes
            </Button>
            <Button onClick={cancel}>Cancel</Button>
          </div>
        )}
      </Form>
    </section>
  );
}
