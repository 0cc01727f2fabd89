import { Button } from 'antd';
import { t } from '../../../shared/language/texts.ts';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';

const FILE_NAME = 'career-toolkit-backup-codes.txt';

/** Shows backup codes that were just made. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = t`Backup codes for Career Toolkit. Each works once.

${codes.join('\n')}
`;
  return (
    <ShownOnceDialog
      title={t`Your backup codes`}
      note={t`If you do not have your phone, use one of these codes to sign in. Each works once. Keep them safe: we do not show them again.`}
      copy={{
        text,
        copied: { title: t`Codes Copied`, description: t`Keep them where only you can read them.` },
        failed: { title: t`Codes Not Copied`, description: t`Please write them down or download them.` },
      }}
      actions={
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
        >{t`Download`}</Button>
      }
      closeLabel={t`I Have Saved Them`}
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
