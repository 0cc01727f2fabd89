import { useNavigate } from '@tanstack/react-router';
import { LeaveDialog } from '../../../shared/document-session/leave-dialog.tsx';
import { t } from '../../../shared/language/texts.ts';
import { useEditor } from '../editor/editor-context.tsx';

/** Asks what becomes of edits that the server does not have. */
export function LeaveResume({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const navigate = useNavigate();
  return (
    <LeaveDialog
      open
      title={t`Leave with unsaved edits?`}
      text={t`Your last edits are not saved to your account yet.`}
      onSave={async () => ['saved', 'unchanged'].includes((await session.saveProgress()).status)}
      onDiscard={session.discard}
      onLeave={() => void navigate({ to: '/dashboard', replace: true })}
      onStay={onClose}
    />
  );
}
