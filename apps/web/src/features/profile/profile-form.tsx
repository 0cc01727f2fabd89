import { saveProfileForm } from '@career/contracts/client/form-schemas.gen';
import type { SaveProfileDto } from '@career/contracts/client/types.gen';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formItem } from '../../shared/forms/antd-rules.ts';
import type { CurrentUser } from '../../shared/session/session.ts';
import { ChoiceInput } from './choice-input.tsx';
import { countryChoices, jobStatusChoices, timeZoneChoices } from './profile-choices.ts';
import { useSaveProfile } from './use-save-profile.ts';

type ProfileValues = Pick<
  SaveProfileDto,
  'firstName' | 'lastName' | 'phone' | 'currentJobStatus' | 'country' | 'timeZone' | 'profileImageUrl'
>;

const READ_ONLY = { readOnly: true, variant: 'filled' } as const;

const valuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  currentJobStatus: user.currentJobStatus,
  country: user.country,
  timeZone: user.timeZone,
  profileImageUrl: user.profileImageUrl ?? '',
});

/** What a person says about themselves, read only until they ask to edit. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const [form] = Form.useForm<ProfileValues>();
  const [editing, setEditing] = useState(false);
  const look = editing ? {} : READ_ONLY;

  const saving = useSaveProfile({
    onSaved: () => setEditing(false),
    onFaults: (faults) =>
      form.setFields(
        faults.map(({ field, message }) => ({ name: field as keyof ProfileValues, errors: [message] })),
      ),
  });

  const cancel = (): void => {
    const values = valuesOf(user);
    form.setFieldsValue(values);
    form.setFields(Object.keys(values).map((name) => ({ name: name as keyof ProfileValues, errors: [] })));
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
        <div className="profile-names">
          <Form.Item {...formItem(saveProfileForm, 'phone')}>
            <Input {...look} type="tel" autoComplete="tel" />
          </Form.Item>
          <Form.Item {...formItem(saveProfileForm, 'currentJobStatus')}>
            <ChoiceInput choices={jobStatusChoices} editing={editing} canBeEmpty />
          </Form.Item>
          <Form.Item {...formItem(saveProfileForm, 'country')}>
            <ChoiceInput choices={countryChoices()} editing={editing} canBeEmpty />
          </Form.Item>
          <Form.Item {...formItem(saveProfileForm, 'timeZone')}>
            <ChoiceInput choices={timeZoneChoices(user.timeZone)} editing={editing} />
          </Form.Item>
        </div>
        <Form.Item {...formItem(saveProfileForm, 'profileImageUrl')}>
          <Input {...look} type="url" placeholder={editing ? 'https://' : ''} />
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
