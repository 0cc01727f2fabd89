import { Button, Modal } from 'antd';
import { showError, showNotice } from '../../../shared/notices/notices.ts';

const FILE_NAME = 'career-toolkit-backup-codes.txt';

/** Shows backup codes, this once. Closes only by its own button, so that no stray click loses them. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `Backup codes for Career Toolkit. Each works once.\n\n${codes.join('\n')}\n`;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showNotice({ title: 'Codes Copied', description: 'Paste them where only you can read them.' }),
      () => showError('Codes Not Copied', 'Please write them down or download them.'),
    );
  };
  return (
    <Modal
      open
      title="Your backup codes"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I Have Saved Them
        </Button>
      }
    >
      <p className="profile-note">
        Without your phone, each of these signs you in once. Keep them where only you can read them: they are
        not shown again.
      </p>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="page-actions">
        <Button onClick={copy}>Copy</Button>
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
          Download
        </Button>
      </div>
    </Modal>
  );
}
