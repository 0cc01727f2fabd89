import {
  endConnectedAppMutation,
  listConnectedAppsOptions,
  listConnectedAppsQueryKey,
} from '@career/client/queries';
import type { ConnectedAppDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { relativeText } from '../../../shared/dates/relative-text.ts';
import { dateFormat, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { SCOPE_LABELS } from '../access-tokens/scope-labels.ts';
import { RowsCard } from '../rows-card.tsx';

const FAILED = t`Something went wrong. Please try again.`;

/** Apps and assistants that the person lets act for them. */
export function ConnectedAppsCard({ user }: { user: CurrentUser }) {
  const queries = useQueryClient();
  const apps = useQuery(listConnectedAppsOptions());
  const ending = useMutation({
    ...endConnectedAppMutation(),
    onSuccess: () => showNotice({ title: t`App Ended`, description: t`It can no longer use your account.` }),
    onError: (failure) => showError(t`App Not Ended`, noticeText(failure, FAILED)),
    // Another tab may have ended it.
    onSettled: () => queries.refetchQueries({ queryKey: listConnectedAppsQueryKey() }),
  });
  return (
    <RowsCard
      id="profile-apps"
      title={t`Connected apps`}
      note={
        apps.data?.length === 0
          ? t`No app is connected. When an app or assistant wants to use your account, it sends you here to ask.`
          : t`Apps and assistants that can use your account.`
      }
      read={apps}
    >
      {apps.data?.map((app) => (
        <AppRow
          key={app.id}
          app={app}
          timeZone={user.timeZone}
          isEnding={ending.isPending && ending.variables.path.id === app.id}
          onEnd={() => ending.mutate({ path: { id: app.id } })}
        />
      ))}
    </RowsCard>
  );
}

interface AppRowProps {
  app: ConnectedAppDto;
  timeZone: string;
  isEnding: boolean;
  onEnd: () => void;
}

function AppRow({ app, timeZone, isEnding, onEnd }: AppRowProps) {
  const { name, site, scopes, createdAt, lastUsedAt } = app;
  const day = dateFormat({ dateStyle: 'medium', timeZone });
  return (
    <li className="profile-row">
      <div>
        <strong dir="auto">{name}</strong>
        {site && ` (${site})`}
        <p>{scopes.map((scope) => SCOPE_LABELS[scope]).join(', ')}</p>
        <p>{t`Connected ${day.format(new Date(createdAt))}, ${lastUsedAt ? t`last used ${relativeText(lastUsedAt)}` : t`not used yet`}`}</p>
      </div>
      <Button danger loading={isEnding} onClick={onEnd} aria-label={t`End ${name}`}>{t`End`}</Button>
    </li>
  );
}
