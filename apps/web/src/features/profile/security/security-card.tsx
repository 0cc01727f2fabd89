import type { CurrentUser } from '../../../shared/session/session.ts';
import { ReadFailure } from '../read-failure.tsx';
import { GoogleRow } from './google-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { useSecurity } from './use-security.ts';

/** What opens the account. */
export function SecurityCard({ user }: { user: CurrentUser }) {
  const { data: security, error, refetch } = useSecurity();
  return (
    <section className="card" aria-labelledby="profile-security" aria-busy={!security && !error}>
      <h2 id="profile-security">Sign-in and security</h2>
      {error && <ReadFailure error={error} retry={() => void refetch()} />}
      <ul className="profile-rows">
        {security && (
          <>
            <PasswordRow email={user.email} hasPassword={security.hasPassword} />
            <SecondFactorRow security={security} />
            <GoogleRow security={security} />
          </>
        )}
      </ul>
    </section>
  );
}
