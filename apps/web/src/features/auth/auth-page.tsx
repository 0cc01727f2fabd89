import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { claimReturnAddress } from '../../shared/session/return-address.ts';
import { currentUserQuery, useRefreshCurrentUser } from '../../shared/session/session.ts';
import { Screens } from './auth-screens.tsx';

/** The screens of signing in within the app: after a session has ended, and for the links of mails. */
export function Page() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: user } = useQuery(currentUserQuery);
  const refreshUser = useRefreshCurrentUser();
  return (
    <Screens
      host={{
        search,
        isSignedIn: Boolean(user),
        replaceAddress: (href) => void navigate({ href, replace: true, state: { keepFocus: true } }),
        refreshUser,
        enter: async (userId) => {
          const address = claimReturnAddress(userId);
          await refreshUser();
          await navigate({ to: address ?? '/dashboard' });
        },
      }}
    />
  );
}
