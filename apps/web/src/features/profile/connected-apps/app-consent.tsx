import { connectApp, refuseApp } from '@career/client/operations';
import type { AppRequestDto, ProofDto, RequestedAppDto } from '@career/client/types';
import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { rich } from '../../../shared/language/rich.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { currentUserQuery } from '../../../shared/session/session.ts';
import { ScopeChoices } from '../access-tokens/scope-choices.tsx';
import { ProofDialog } from '../security/proof-dialog.tsx';
import { useSecurity } from '../security/use-security.ts';
import { firstChoice } from './app-request.ts';
import { goToApp } from './go-to-app.ts';

const FAILED = t`Something went wrong. Please try again.`;

interface AppConsentProps {
  app: RequestedAppDto;
  request: AppRequestDto;
}

/** Who asks, for what and for how long, and the person's answer. */
export function AppConsent({ app, request }: AppConsentProps) {
  const { data: user } = useQuery(currentUserQuery);
  const { data: security } = useSecurity();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(() => firstChoice(app.scopes));
  const [isProving, setProving] = useState(false);
  const refusing = useMutation({
    mutationFn: async () => (await refuseApp({ body: request, throwOnError: true })).data,
    onSuccess: ({ redirectTo }) => goToApp(redirectTo),
    onError: (failure) => showError(t`Not Sent`, noticeText(failure, FAILED)),
  });
  const connect = async (proof: ProofDto): Promise<void> => {
    const body = { request, scopes: [...scopes], ...proof };
    const { data } = await connectApp({ body, throwOnError: true });
    goToApp(data.redirectTo);
  };

  return (
    <article className="card app-consent">
      <h2>{t`“${app.name}” wants to use your account`}</h2>
      {user && <p>{t`You are signed in as ${user.email}.`}</p>}
      <Sender app={app} />
      <fieldset>
        <legend>{t`What may it do?`}</legend>
        <ScopeChoices offered={app.scopes} value={scopes} onChange={setScopes} />
        {scopes.length === 0 && <p role="alert">{t`Choose at least one permission`}</p>}
      </fieldset>
      <p>{t`It never sees your password. It works until you end it on your profile, change your password, or it is not used for ${app.days} days.`}</p>
      <footer className="app-consent-answer">
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={!security || scopes.length === 0}
          onClick={() => setProving(true)}
        >{t`Connect`}</button>
        <button
          type="button"
          className="button"
          disabled={refusing.isPending}
          onClick={() => refusing.mutate()}
        >{t`Do not connect`}</button>
      </footer>
      {isProving && security && (
        <ProofDialog
          title={t`Connect an app`}
          explanation={t`Confirm that it is you. Then “${app.name}” can use your account as you chose.`}
          confirmLabel={t`Connect`}
          security={security}
          failure={t`App Not Connected`}
          act={connect}
          onClose={() => setProving(false)}
        />
      )}
    </article>
  );
}

/** What is known of the app, and where the person goes after the answer. */
function Sender({ app: { site, isOnThisDevice, returnsTo } }: { app: RequestedAppDto }) {
  return (
    <>
      <p className={site ? '' : 'app-consent-warning'}>
        {site
          ? rich`This is what ${<strong>{site}</strong>} says about itself.`
          : t`Nobody has checked this name. Continue only if you started this yourself.`}
      </p>
      <p>
        {isOnThisDevice
          ? t`After your answer you go back to the program on this device.`
          : rich`After your answer you go back to ${<strong>{returnsTo}</strong>}.`}
      </p>
    </>
  );
}
