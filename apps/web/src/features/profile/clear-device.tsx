import { signOut } from '@career/client/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { isUnreachable } from '../../shared/document-session/rest-gateway.ts';
import { t } from '../../shared/language/texts.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { forgetSession } from '../../shared/session/session.ts';
import { announceSignOut } from '../../shared/session/session-end.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

/** Ends the session. @returns whether the server could be reached. */
async function endSession(): Promise<boolean> {
  try {
    await signOut({ throwOnError: true });
    return true;
  } catch (error) {
    return !isUnreachable(error);
  }
}

/** Erases what this device keeps of the person, with the session: without a connection, too. */
export function ClearDevice() {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const clear = async (): Promise<void> => {
    setAsked(false);
    const isSignedOut = await endSession();
    await announceSignOut();
    await navigate({ to: '/' });
    forgetSession(queries);
    showNotice({
      title: t`Device cleared`,
      description: isSignedOut
        ? t`None of your data is left on it.`
        : t`You are offline, so you are not signed out yet. Sign out when you are back online.`,
    });
  };

  return (
    <>
      <Button onClick={() => setAsked(true)}>{t`Clear This Device`}</Button>
      {asked && (
        <ConfirmDialog
          title={t`Clear this device?`}
          question={t`We sign you out and erase your data from this device. What you saved stays in your account.`}
          note={t`You lose changes that are not saved to your account yet.`}
          confirmLabel={t`Clear Device`}
          onConfirm={() => void clear()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
