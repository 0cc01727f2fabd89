import { useNavigate } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import styles from './dialogs.module.css';

/** Asks what becomes of edits that the server does not have. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
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
    <Modal open title="Leave with unsaved edits?" footer={null} onCancel={onClose}>
      <p className={styles.text}>Your last edits are not saved to your account yet.</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={busy}
          onClick={() => void saveAndLeave()}
        >
          Save and leave
        </button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          disabled={busy}
          onClick={() => void discardAndLeave()}
        >
          Leave without saving
        </button>
        <button type="button" className="button" data-kind="quiet" disabled={busy} onClick={onClose}>
          Keep editing
        </button>
      </div>
    </Modal>
  );
}
