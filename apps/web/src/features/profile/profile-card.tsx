import { useState } from 'react';
import { useDataSaver } from '../../shared/data-saver/use-data-saver.ts';
import { dateText } from '../../shared/dates/date-text.ts';
import { t } from '../../shared/language/texts.ts';
import type { CurrentUser } from '../../shared/session/session.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

const PROVIDERS: Record<string, string> = { 'career-toolkit': t`Email and password`, google: t`Google` };

/** Day the account was made, or `N/A`. */
const memberSince = (createdAt: string | null | undefined): string =>
  createdAt ? dateText(createdAt) : 'N/A';

/** Who the account belongs to, read only. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const saving = useDataSaver();
  const [asked, setAsked] = useState(false);
  const facts = [
    [t`Email`, user.email],
    ...(user.phone ? [[t`Phone`, user.phone]] : []),
    [t`Auth provider`, PROVIDERS[user.authProvider] ?? user.authProvider],
    [t`Email verified`, user.isEmailVerified ? t`Yes` : t`No`],
    [t`Member since`, memberSince(user.createdAt)],
  ];
  return (
    <section className="card profile-card" aria-labelledby="profile-name">
      <Avatar key={user.profileImageUrl} person={user} size={96} asked={asked} />
      {saving && !asked && user.profileImageUrl && (
        <button type="button" className="button" onClick={() => setAsked(true)}>{t`Show photo`}</button>
      )}
      <ProfilePhoto user={user} />
      <h2 id="profile-name">
        {user.firstName} {user.lastName}
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!user.isEmailVerified && <ConfirmEmail />}
    </section>
  );
}
