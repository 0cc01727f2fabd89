import { ShownOnceDialog } from '../shown-once-dialog.tsx';

/** Shows a token that was just made. */
export function TokenMadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your access token"
      note="Anyone who has it can do what you allowed in your account. We do not show it again."
      copy={{
        text: token,
        copied: { title: 'Token Copied', description: 'Paste it where only your program can read it.' },
        failed: { title: 'Token Not Copied', description: 'Please select it and copy it by hand.' },
      }}
      closeLabel="I Have Saved It"
      onClose={onClose}
    >
      <p className="token-made">
        <code>{token}</code>
      </p>
    </ShownOnceDialog>
  );
}
