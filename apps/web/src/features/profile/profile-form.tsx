import type { SaveProfileDto } from '@career/client/types';
import { saveProfileForm } from '@career/contracts/form-schemas';
import { isOwnPicture } from '@career/contracts/vocabulary/picture-address';
import { Button } from 'antd';
import { startTransition, useEffect, useState } from 'react';
import { READ_ONLY, ReadOnlyField, TextField, UrlField } from '../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../shared/forms/contract-form.tsx';
import { SearchableField } from '../../shared/forms/searchable-field.tsx';
import { showFieldErrors } from '../../shared/forms/show-field-errors.ts';
import { t } from '../../shared/language/texts.ts';
import type { CurrentUser } from '../../shared/session/session.ts';
import { countryChoices, jobStatusChoices, timeZoneChoices } from './profile-choices.ts';
import { useSaveProfile } from './use-save-profile.ts';

type ProfileValues = Pick<
  SaveProfileDto,
  'firstName' | 'lastName' | 'phone' | 'currentJobStatus' | 'country' | 'timeZone' | 'profileImageUrl'
>;

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
  const form = useContractForm<ProfileValues>();
  const [editing, setEditing] = useState(false);
  const look = editing ? {} : READ_ONLY;

  const saving = useSaveProfile({
    onSaved: () => setEditing(false),
    onFailed: (error) => showFieldErrors(form, error),
  });

  const hasOwnPhoto = isOwnPicture(user.profileImageUrl);
  useEffect(() => {
    // It was changed beside the form, which must not bring the earlier one back.
    form.setFieldValue('profileImageUrl', user.profileImageUrl ?? '');
  }, [form, user.profileImageUrl]);

  const cancel = (): void => {
    const values = valuesOf(user);
    form.setFieldsValue(values);
    form.setFields(Object.keys(values).map((name) => ({ name: name as keyof ProfileValues, errors: [] })));
    setEditing(false);
  };

  return (
    <section className="card" aria-labelledby="profile-details">
      <div className="profile-form-head">
        <h2 id="profile-details">{t`Your details`}</h2>
        {!editing && (
          // Lists to search in take long to draw for the first time.
          <Button onClick={() => startTransition(() => setEditing(true))}>{t`Edit`}</Button>
        )}
      </div>
      <ContractForm
        body={saveProfileForm}
        form={form}
        initialValues={valuesOf(user)}
        disabled={saving.isPending}
        onFinish={(values) => saving.mutate({ body: values })}
      >
        <div className="profile-names">
          <TextField path="firstName" input={{ ...look, autoComplete: 'given-name' }} />
          <TextField path="lastName" input={{ ...look, autoComplete: 'family-name' }} />
        </div>
        <ReadOnlyField
          label={t`Email`}
          value={user.email}
          extra={t`Email cannot be changed after account creation.`}
        />
        <div className="profile-names">
          <TextField path="phone" input={{ ...look, type: 'tel', autoComplete: 'tel' }} />
          <SearchableField
            path="currentJobStatus"
            choices={jobStatusChoices}
            readOnly={!editing}
            canBeEmpty
          />
          <SearchableField path="country" choices={countryChoices()} readOnly={!editing} canBeEmpty />
          <SearchableField path="timeZone" choices={timeZoneChoices(user.timeZone)} readOnly={!editing} />
        </div>
        <UrlField
          path="profileImageUrl"
          getValueProps={(address: string) => ({ value: isOwnPicture(address) ? '' : address })}
          input={{
            ...look,
            placeholder: hasOwnPhoto ? t`Your own photo is used` : editing ? 'https://' : '',
          }}
        />
        {editing && (
          <div className="page-actions">
            <Button type="primary" htmlType="submit" loading={saving.isPending}>{t`Save Changes`}</Button>
            <Button onClick={cancel}>{t`Cancel`}</Button>
          </div>
        )}
      </ContractForm>
    </section>
  );
}
