import { Switch } from 'antd';
import { t } from '../../shared/language/texts.ts';
import type { CurrentUser } from '../../shared/session/session.ts';
import { useSaveProfile } from './use-save-profile.ts';

const CHOICES = [
  {
    field: 'wantsReminderMails',
    label: t`Reminders`,
    words: t`Follow-ups that are due and interviews coming up.`,
  },
  {
    field: 'wantsNewDeviceMails',
    label: t`New devices`,
    words: t`When someone signs in to your account on a new device.`,
  },
] as const;

/** Which mails a person wants. Each switch saves at once. */
export function MailChoices({ user }: { user: CurrentUser }) {
  const saving = useSaveProfile({});
  const save = (change: Partial<CurrentUser>): void => {
    const { firstName, lastName, phone } = user;
    saving.mutate({ body: { firstName, lastName, phone: phone ?? '', ...change } });
  };
  return (
    <section className="card" aria-labelledby="profile-mails">
      <h2 id="profile-mails">{t`Notifications`}</h2>
      <p className="profile-note">{t`Choose what we email you about. We always email you when your password or sign-in changes.`}</p>
      <ul className="profile-rows">
        {CHOICES.map(({ field, label, words }) => (
          <li key={field} className="profile-row" data-kind="switch">
            <div>
              <strong id={`choice-${field}`}>{label}</strong>
              <p id={`words-${field}`}>{words}</p>
            </div>
            <Switch
              checked={user[field]}
              loading={saving.isPending && saving.variables.body[field] !== undefined}
              disabled={saving.isPending}
              onChange={(checked) => save({ [field]: checked })}
              aria-labelledby={`choice-${field}`}
              aria-describedby={`words-${field}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
