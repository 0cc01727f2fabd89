import { Button } from 'antd';
import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { useRefreshWebhooks } from './use-webhooks.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

type Step = { at: 'form' } | { at: 'made'; secret: string };

/** Adds a webhook, then shows its secret. */
export function NewWebhook() {
  const refresh = useRefreshWebhooks();
  const [step, setStep] = useState<Step>();
  const close = (): void => setStep(undefined);

  const showSecret = (secret: string): void => {
    setStep({ at: 'made', secret });
    void refresh();
  };

  return (
    <>
      <Button onClick={() => setStep({ at: 'form' })}>{t`New Webhook`}</Button>
      {step?.at === 'form' && <WebhookFormDialog onMade={showSecret} onClose={close} />}
      {step?.at === 'made' && (
        <ShownOnceDialog
          title={t`Your signing secret`}
          note={t`Your program needs it to check that a message is from us. We do not show it again.`}
          copy={{
            text: step.secret,
            copied: {
              title: t`Secret Copied`,
              description: t`Paste it where only your program can read it.`,
            },
            failed: { title: t`Secret Not Copied`, description: t`Please select it and copy it by hand.` },
          }}
          closeLabel={t`I Have Saved It`}
          onClose={close}
        >
          <p className="shown-secret">
            <code>{step.secret}</code>
          </p>
        </ShownOnceDialog>
      )}
    </>
  );
}
