import { removeSecondFactor, renewBackupCodes } from '@career/client/operations';
import type { AccountSecurityDto, ProofDto } from '@career/client/types';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { BackupCodesDialog } from './backup-codes-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { useRefreshSecurity } from './use-security.ts';

type Asked = 'set-up' | 'removal' | 'codes';

/** Codes from an authenticator app, asked after the password. */
export function SecondFactorRow({ security }: { security: AccountSecurityDto }) {
  const { hasSecondFactor, backupCodesLeft } = security;
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefreshSecurity();
  const close = (): void => setAsked(undefined);

  const showCodes = (made: readonly string[]): void => {
    close();
    setCodes(made);
  };
  const remove = async (body: ProofDto): Promise<void> => {
    await removeSecondFactor({ body, throwOnError: true });
    close();
    showNotice({
      title: t`Two-Step Verification Off`,
      description: t`Signing in no longer asks for a code.`,
    });
    await refresh();
  };
  const renew = async (body: ProofDto): Promise<void> => {
    const { data } = await renewBackupCodes({ body, throwOnError: true });
    showCodes(data.codes);
    await refresh();
  };

  return (
    <li className="profile-row">
      <div>
        <strong>{t`Two-step verification`}</strong>
        <p>
          {hasSecondFactor
            ? t`On: we ask for a code from your phone. ${backupCodesLeft} of 10 backup codes are left.`
            : t`Off. Turn it on, and your password alone is not enough to sign in.`}
        </p>
      </div>
      <div className="profile-row-actions">
        {hasSecondFactor ? (
          <>
            <Button onClick={() => setAsked('codes')}>{t`New Backup Codes`}</Button>
            <Button danger onClick={() => setAsked('removal')}>{t`Turn Off`}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked('set-up')}>{t`Set Up`}</Button>
        )}
      </div>
      {asked === 'set-up' && (
        <SecondFactorSetUp
          security={security}
          onDone={(made) => {
            showCodes(made);
            void refresh();
          }}
          onClose={close}
        />
      )}
      {asked === 'removal' && (
        <ProofDialog
          title={t`Turn off two-step verification`}
          explanation={
            security.hasPassword
              ? t`Your password alone will open your account again.`
              : t`Google alone will open your account again.`
          }
          confirmLabel={t`Turn Off`}
          isDangerous
          security={security}
          failure={t`Two-Step Verification Not Turned Off`}
          act={remove}
          onClose={close}
        />
      )}
      {asked === 'codes' && (
        <ProofDialog
          title={t`Make new backup codes`}
          explanation={t`The old ones stop working.`}
          confirmLabel={t`Make New Codes`}
          security={security}
          failure={t`No New Codes`}
          act={renew}
          onClose={close}
        />
      )}
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </li>
  );
}
