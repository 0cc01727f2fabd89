import { Button, Modal } from 'antd';
import { showError, showNotice } from '../../../shared/notices/notices.ts';

/** Shows a token, this once. Closes only by its own button, so that no stray click loses it. */
export function TokenMadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const copy = (): void => {
    navigator.clipboard.writeText(token).then(
      () => showNotice({ title: 'Token Copied', description: 'Paste it where only your program reads it.' }),
      () => showError('Token Not Copied', 'Please select it and copy it by hand.'),
    );
  };
  return (
    <Modal
      open
      title="Your access token"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I Have Saved It
        </Button>
      }
    >
      <p className="profile-note">
        Whoever has it can do in your account what you allowed. It is not shown again.
      </p>
      <p className="token-made">
        <code>{token}</code>
      </p>
      <Button onClick={copy}>Copy</Button>
    </Modal>
  );
}
