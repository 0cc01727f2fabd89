import { createAccessToken } from '@career/client/operations';
import type { ProofDto } from '@career/client/types';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { ProofDialog } from '../security/proof-dialog.tsx';
import { useSecurity } from '../security/use-security.ts';
import { TokenFormDialog, type TokenWish } from './token-form-dialog.tsx';
import { TokenMadeDialog } from './token-made-dialog.tsx';
import { useRefreshAccessTokens } from './use-access-tokens.ts';

type Step = { at: 'form' } | { at: 'proof'; wish: TokenWish } | { at: 'made'; token: string };

/** Makes a token: what it is for, whether it is the owner who asks, then the token itself. */
export function NewToken() {
  const { data: security } = useSecurity();
  const refresh = useRefreshAccessTokens();
  const [step, setStep] = useState<Step>();
  const close = (): void => setStep(undefined);

  const make = async (wish: TokenWish, proof: ProofDto): Promise<void> => {
    const { data } = await createAccessToken({ body: { ...wish, ...proof }, throwOnError: true });
    setStep({ at: 'made', token: data.token });
    await refresh();
  };

  return (
    <>
      <Button disabled={!security} onClick={() => setStep({ at: 'form' })}>{t`New Access Token`}</Button>
      {step?.at === 'form' && (
        <TokenFormDialog onNext={(wish) => setStep({ at: 'proof', wish })} onClose={close} />
      )}
      {step?.at === 'proof' && security && (
        <ProofDialog
          title={t`Make an access token`}
          explanation={t`“${step.wish.name}” will work for ${step.wish.days} days, or until you end it or change your password.`}
          confirmLabel={t`Make Token`}
          security={security}
          failure={t`No Token Made`}
          act={(proof) => make(step.wish, proof)}
          onClose={close}
        />
      )}
      {step?.at === 'made' && <TokenMadeDialog token={step.token} onClose={close} />}
    </>
  );
}
