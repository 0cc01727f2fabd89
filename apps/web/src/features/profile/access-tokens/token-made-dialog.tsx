import { t } from '../../../shared/language/texts.ts';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';

/** Shows a token that was just made. */
export function TokenMadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title={t`Your access token`}
      note={t`Anyone who has it can do what you allowed in your account. We do not show it again.`}
      copy={{
        text: token,
        copied: { title: t`Token Copied`, description: t`Paste it where only your program can read it.` },
        failed: { title: t`Token Not Copied`, description: t`Please select it and copy it by hand.` },
      }}
      closeLabel={t`I Have Saved It`}
      onClose={onClose}
    >
      <p className="shown-secret">
        <code>{token}</code>
      </p>
    </ShownOnceDialog>
  );
}
