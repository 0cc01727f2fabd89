import { endOtherSessionsMutation, endSessionMutation } from '@career/client/queries';
import type { AccountSessionDto } from '@career/client/types';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { relativeText } from '../../../shared/dates/relative-text.ts';
import { dateFormat, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { RowsCard } from '../rows-card.tsx';
import { useRefreshSecurity, useSessions } from './use-security.ts';

const FAILED = t`Something went wrong. Please try again.`;

/** Where the account is signed in. */
export function SessionsCard({ user }: { user: CurrentUser }) {
  const sessions = useSessions();
  const refresh = useRefreshSecurity();
  const notices = (description: string) => ({
    onSuccess: async () => {
      await refresh();
      showNotice({ title: t`Signed Out`, description });
    },
    onError: async (failure: unknown) => {
      showError(t`Not Signed Out`, noticeText(failure, FAILED));
      // It may have ended meanwhile: then it is no longer in the list.
      await refresh();
    },
  });
  const ending = useMutation({ ...endSessionMutation(), ...notices(t`That device has to sign in again.`) });
  const endingOthers = useMutation({
    ...endOtherSessionsMutation(),
    ...notices(t`All other devices have to sign in again.`),
  });
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <RowsCard
      id="profile-sessions"
      title={t`Where you are signed in`}
      read={sessions}
      footer={
        others.length > 0 && (
          <Button
            danger
            loading={endingOthers.isPending}
            onClick={() => endingOthers.mutate({})}
          >{t`Sign Out Everywhere Else`}</Button>
        )
      }
    >
      {sessions.data?.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          timeZone={user.timeZone}
          isEnding={ending.isPending && ending.variables.path.id === session.id}
          onEnd={() => ending.mutate({ path: { id: session.id } })}
        />
      ))}
    </RowsCard>
  );
}

interface SessionRowProps {
  session: AccountSessionDto;
  timeZone: string;
  isEnding: boolean;
  onEnd: () => void;
}

/** What the API calls a device whose browser and system it does not know. */
const UNKNOWN = 'Unknown device';

/** `Chrome on Android` in the person's language. */
function deviceText(device: string): string {
  const [browser = '', system] = device.split(' on ');
  if (system !== undefined) return t`${browser} on ${system}`;
  return device === UNKNOWN ? t`Unknown device` : device;
}

function SessionRow({ session, timeZone, isEnding, onEnd }: SessionRowProps) {
  const { isCurrent, startedAt, lastUsedAt } = session;
  const device = deviceText(session.device);
  const time = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <li className="profile-row">
      <div>
        <strong>{device}</strong> {isCurrent && <span className="profile-chip">{t`This device`}</span>}
        <p>{t`Signed in ${time.format(new Date(startedAt))}, last used ${relativeText(lastUsedAt)}`}</p>
      </div>
      {!isCurrent && (
        <Button loading={isEnding} onClick={onEnd} aria-label={t`Sign out ${device}`}>{t`Sign Out`}</Button>
      )}
    </li>
  );
}
