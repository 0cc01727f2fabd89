import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';

interface LeaveApplicationProps {
  isDirty: boolean;
  isSaving: boolean;
  /** @returns whether all is stored. */
  onSave: () => Promise<boolean>;
}

/** Asks what becomes of unsaved edits, whichever way the person leaves. */
export function LeaveApplication({ isDirty, isSaving, onSave }: LeaveApplicationProps) {
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !leaving && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const saveAndLeave = async (): Promise<void> => {
    setLeaving(true);
    if (await onSave()) blocker.proceed?.();
    else blocker.reset?.();
    setLeaving(false);
  };

  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      title="Leave with unsaved changes?"
      text="Your last changes to this application are not saved yet."
      busy={isSaving}
      onSave={() => void saveAndLeave()}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
