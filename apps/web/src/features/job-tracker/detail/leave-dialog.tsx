import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useState } from 'react';
import styles from './detail.module.css';

interface LeaveDialogProps {
  isDirty: boolean;
  isSaving: boolean;
  /** @returns whether all is stored. */
  onSave: () => Promise<boolean>;
}

/** Asks what becomes of unsaved edits, whichever way the person leaves. */
export function LeaveDialog({ isDirty, isSaving, onSave }: LeaveDialogProps) {
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
    <Modal
      open={blocker.status === 'blocked'}
      title="Leave with unsaved changes?"
      footer={null}
      onCancel={() => blocker.reset?.()}
      destroyOnHidden
    >
      <p className={styles.text}>Your last changes to this application are not saved yet.</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={isSaving}
          onClick={() => void saveAndLeave()}
        >
          Save and leave
        </button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          disabled={isSaving}
          onClick={() => blocker.proceed?.()}
        >
          Leave without saving
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isSaving}
          onClick={() => blocker.reset?.()}
        >
          Keep editing
        </button>
      </div>
    </Modal>
  );
}
