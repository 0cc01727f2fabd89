import { Button } from 'antd';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';

const FILE_NAME = 'career-toolkit-backup-codes.txt';

/** Shows backup codes that were just made. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `Backup codes for Career Toolkit. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <ShownOnceDialog
      title="Your backup codes"
      note="If you do not have your phone, use one of these codes to sign in. Each works once. Keep them safe: we do not show them again."
      copy={{
        text,
        copied: { title: 'Codes Copied', description: 'Keep them where only you can read them.' },
        failed: { title: 'Codes Not Copied', description: 'Please write them down or download them.' },
      }}
      actions={
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
          Download
        </Button>
      }
      closeLabel="I Have Saved Them"
      onClose={onClose}
    >
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnceDialog>
  );
}
