import { t } from '../../../shared/language/texts.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { RowsCard } from '../rows-card.tsx';
import { GoogleRow } from './google-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { useSecurity } from './use-security.ts';

/** What opens the account. */
export function SecurityCard({ user }: { user: CurrentUser }) {
  const security = useSecurity();
  return (
    <RowsCard id="profile-security" title={t`Sign-in and security`} read={security}>
      {security.data && (
        <>
          <PasswordRow email={user.email} hasPassword={security.data.hasPassword} />
          <SecondFactorRow security={security.data} />
          <GoogleRow security={security.data} />
        </>
      )}
    </RowsCard>
  );
}
