import {
  endOtherSessionsMutation,
  endSessionMutation,
} from '@career/contracts/client/@tanstack/react-query.gen';
import type { AccountSessionDto } from '@career/contracts/client/types.gen';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useRefreshSecurity, useSessions } from './use-security.ts';

const FAILED = 'Something went wrong. Please try again.';

/** Where the account is signed in. */
export function SessionsCard({ user }: { user: CurrentUser }) {
  const { data: sessions, error, refetch } = useSessions();
  const refresh = useRefreshSecurity();
  const told = (description: string) => ({
    onSuccess: async () => {
      await refresh();
      showNotice({ title: 'Signed Out', description });
    },
    onError: async (failure: unknown) => {
      showError('Not Signed Out', noticeText(failure, FAILED));
      // It may have ended by itself: then it is no longer in the list.
      await refresh();
    },
  });
  const ending = useMutation({ ...endSessionMutation(), ...told('That device has to sign in again.') });
  const endingOthers = useMutation({
    ...endOtherSessionsMutation(),
    ...told('All other devices have to sign in again.'),
  });
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <section className="card" aria-labelledby="profile-sessions" aria-busy={!sessions && !error}>
      <h2 id="profile-sessions">Where you are signed in</h2>
      {error && <ReadFailure error={error} retry={() => void refetch()} />}
      <ul className="profile-rows">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={user.timeZone}
            isEnding={ending.isPending && ending.variables.path.id === session.id}
            onEnd={() => ending.mutate({ path: { id: session.id } })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button danger loading={endingOthers.isPending} onClick={() => endingOthers.mutate({})}>
          Sign Out Everywhere Else
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: AccountSessionDto;
  timeZone: string;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, timeZone, isEnding, onEnd }: SessionRowProps) {
  const { device, isCurrent, startedAt, lastUsedAt } = session;
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <li className="profile-row">
      <div>
        <strong>{device}</strong> {isCurrent && <span className="profile-chip">This device</span>}
        <p>
          Signed in {time.format(new Date(startedAt))}, last used {time.format(new Date(lastUsedAt))}
        </p>
      </div>
      {!isCurrent && (
        <Button loading={isEnding} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
