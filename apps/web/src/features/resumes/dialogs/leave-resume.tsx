import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { useEditor } from '../editor/editor-context.tsx';

/** Asks what becomes of edits that the server does not have. */
export function LeaveResume({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const leave = (): void => void navigate({ to: '/dashboard' });
  const saveAndLeave = async (): Promise<void> => {
    setBusy(true);
    const outcome = await session.saveProgress();
    setBusy(false);
    if (outcome.status === 'saved' || outcome.status === 'unchanged') leave();
    else onClose();
  };
  const discardAndLeave = async (): Promise<void> => {
    await session.discard();
    leave();
  };

  return (
    <LeaveDialog
      open
      title="Leave with unsaved edits?"
      text="Your last edits are not saved to your account yet."
      busy={busy}
      onSave={() => void saveAndLeave()}
      onDiscard={() => void discardAndLeave()}
      onStay={onClose}
    />
  );
}
