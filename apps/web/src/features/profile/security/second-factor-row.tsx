import { removeSecondFactor, renewBackupCodes } from '@career/contracts/client/sdk.gen';
import type { AccountSecurityDto, ProofDto } from '@career/contracts/client/types.gen';
import { Button } from 'antd';
import { useState } from 'react';
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
    showNotice({ title: 'Two-Step Verification Off', description: 'Signing in no longer asks for a code.' });
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
        <strong>Two-step verification</strong>
        <p>
          {hasSecondFactor
            ? `On: we ask for a code from your phone. ${backupCodesLeft} of 10 backup codes are left.`
            : 'Off. Turn it on, and your password alone is not enough to sign in.'}
        </p>
      </div>
      <div className="profile-row-actions">
        {hasSecondFactor ? (
          <>
            <Button onClick={() => setAsked('codes')}>New Backup Codes</Button>
            <Button danger onClick={() => setAsked('removal')}>
              Turn Off
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('set-up')}>Set Up</Button>
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
          title="Turn off two-step verification"
          explanation={`${security.hasPassword ? 'Your password' : 'Google'} alone will open your account again.`}
          confirmLabel="Turn Off"
          isDangerous
          security={security}
          failure="Two-Step Verification Not Turned Off"
          act={remove}
          onClose={close}
        />
      )}
      {asked === 'codes' && (
        <ProofDialog
          title="Make new backup codes"
          explanation="The old ones stop working."
          confirmLabel="Make New Codes"
          security={security}
          failure="No New Codes"
          act={renew}
          onClose={close}
        />
      )}
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </li>
  );
}
