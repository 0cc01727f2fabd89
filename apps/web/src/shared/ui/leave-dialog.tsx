import { Modal } from 'antd';
import styles from './dialog.module.css';

interface LeaveDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** A save is under way: nothing can be chosen until it has ended. */
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks what becomes of unsaved edits when the person leaves. */
export function LeaveDialog({ open, title, text, busy, onSave, onDiscard, onStay }: LeaveDialogProps) {
  return (
    <Modal open={open} title={title} footer={null} onCancel={onStay} destroyOnHidden>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <button type="button" className="button" data-kind="primary" disabled={busy} onClick={onSave}>
          Save and leave
        </button>
        <button type="button" className="button" data-kind="danger" disabled={busy} onClick={onDiscard}>
          Leave without saving
        </button>
        <button type="button" className="button" data-kind="quiet" disabled={busy} onClick={onStay}>
          Keep editing
        </button>
      </div>
    </Modal>
  );
}
