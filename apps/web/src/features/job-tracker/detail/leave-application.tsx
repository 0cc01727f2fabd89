import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveDialog } from '../../../shared/document-session/leave-dialog.tsx';
import { t } from '../../../shared/language/texts.ts';

interface LeaveApplicationProps {
  isDirty: boolean;
  /** @returns whether all is stored. */
  onSave: () => Promise<boolean>;
  onDiscard: () => Promise<void>;
}

/** Asks what becomes of unsaved edits, whichever way the person leaves. */
export function LeaveApplication({ isDirty, onSave, onDiscard }: LeaveApplicationProps) {
  const [isLeaving, setLeaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isLeaving && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const whileLeaving = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    setLeaving(true);
    return await work().finally(() => setLeaving(false));
  };
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      title={t`Leave with unsaved changes?`}
      text={t`Your last changes to this application are not saved yet.`}
      onSave={() => whileLeaving(onSave)}
      onDiscard={() => whileLeaving(onDiscard)}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
