import { endAccessTokenMutation } from '@career/client/queries';
import type { AccessTokenDto } from '@career/client/types';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { relativeText } from '../../../shared/dates/relative-text.ts';
import { dateFormat, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { RowsCard } from '../rows-card.tsx';
import { NewToken } from './new-token.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';
import { useAccessTokens, useRefreshAccessTokens } from './use-access-tokens.ts';
import './access-tokens.css';

const FAILED = t`Something went wrong. Please try again.`;

/** What programs sign in with to act for the person. */
export function AccessTokensCard({ user }: { user: CurrentUser }) {
  const tokens = useAccessTokens();
  const refresh = useRefreshAccessTokens();
  const ending = useMutation({
    ...endAccessTokenMutation(),
    onSuccess: () =>
      showNotice({ title: t`Token Ended`, description: t`Programs that use it can no longer sign in.` }),
    onError: (failure) => showError(t`Token Not Ended`, noticeText(failure, FAILED)),
    // Another tab may have ended it.
    onSettled: refresh,
  });
  return (
    <RowsCard
      id="profile-tokens"
      title={t`Access tokens`}
      note={t`Let a program or assistant use your account without your password. Most people do not need this.`}
      read={tokens}
      footer={
        <>
          <NewToken />
          <p className="profile-note">
            <Link to="/proposals">{t`Suggested changes`}</Link>
          </p>
        </>
      }
    >
      {tokens.data?.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          timeZone={user.timeZone}
          isEnding={ending.isPending && ending.variables.path.id === token.id}
          onEnd={() => ending.mutate({ path: { id: token.id } })}
        />
      ))}
    </RowsCard>
  );
}

interface TokenRowProps {
  token: AccessTokenDto;
  timeZone: string;
  isEnding: boolean;
  onEnd: () => void;
}

function TokenRow({ token, timeZone, isEnding, onEnd }: TokenRowProps) {
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const day = dateFormat({ dateStyle: 'medium', timeZone });
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <li className="profile-row">
      <div>
        <strong>{name}</strong>
        <p>{scopes.map((scope) => SCOPE_LABELS[scope]).join(', ')}</p>
        <p>
          {isOver ? t`Ended` : t`Works until`} {day.format(new Date(expiresAt))},{' '}
          {lastUsedAt ? t`last used ${relativeText(lastUsedAt)}` : t`not used yet`}
        </p>
      </div>
      <Button danger loading={isEnding} onClick={onEnd} aria-label={t`End ${name}`}>{t`End`}</Button>
    </li>
  );
}
