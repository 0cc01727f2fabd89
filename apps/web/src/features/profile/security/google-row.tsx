import { beginGoogleLink, unlinkGoogle } from '@career/client/operations';
import type { AccountSecurityDto, ProofDto } from '@career/client/types';
import { Button } from 'antd';
import { useState } from 'react';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { useRefreshSecurity } from './use-security.ts';

/** Joining a Google account with this one, and parting from it. */
export function GoogleRow({ security }: { security: AccountSecurityDto }) {
  const { hasGoogle, hasPassword, isGoogleAvailable } = security;
  const [asked, setAsked] = useState(false);
  const refresh = useRefreshSecurity();

  const link = async (body: ProofDto): Promise<void> => {
    const { data } = await beginGoogleLink({ body, throwOnError: true });
    location.assign(apiUrl(data.url));
  };
  const unlink = async (body: ProofDto): Promise<void> => {
    const { data } = await unlinkGoogle({ body, throwOnError: true });
    setAsked(false);
    showNotice({ title: t`Google Unlinked`, description: data.message });
    await refresh();
  };

  if (!hasGoogle && !isGoogleAvailable) return null;
  return (
    <li className="profile-row">
      <div>
        <strong>{t`Google`}</strong>
        <p>{wordsOf(security)}</p>
      </div>
      <Button disabled={hasGoogle && !hasPassword} onClick={() => setAsked(true)}>
        {hasGoogle ? t`Unlink Google` : t`Link Google`}
      </Button>
      {asked && (
        <ProofDialog
          title={hasGoogle ? t`Unlink your Google account` : t`Link a Google account`}
          explanation={
            hasGoogle
              ? t`You will sign in with your email address and password only.`
              : t`Choose your account at Google. After that you can sign in with it.`
          }
          confirmLabel={hasGoogle ? t`Unlink` : t`Go to Google`}
          security={security}
          failure={hasGoogle ? t`Google Not Unlinked` : t`Google Not Linked`}
          act={hasGoogle ? unlink : link}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function wordsOf({ hasGoogle, hasPassword }: AccountSecurityDto): string {
  if (!hasGoogle) return t`Not linked.`;
  return hasPassword
    ? t`Linked: you can sign in with Google.`
    : t`Linked. To unlink it, choose a password first, so that you can still sign in.`;
}
