import { Modal } from 'antd';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import styles from '../ui/dialog.module.css';

interface LeaveDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** @returns whether everything is stored. */
  onSave: () => Promise<boolean>;
  onDiscard: () => Promise<void>;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks what becomes of unsaved edits when the person leaves. */
export function LeaveDialog({ open, title, text, onSave, onDiscard, onLeave, onStay }: LeaveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const saveAndLeave = async (): Promise<void> => {
    setBusy(true);
    const isStored = await onSave();
    setBusy(false);
    if (isStored) onLeave();
    else onStay();
  };
  return (
    <Modal open={open} title={title} footer={null} onCancel={onStay} destroyOnHidden>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={isBusy}
          onClick={() => void saveAndLeave()}
        >{t`Save and leave`}</button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          disabled={isBusy}
          onClick={() => void onDiscard().then(onLeave)}
        >{t`Leave without saving`}</button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isBusy}
          onClick={onStay}
        >{t`Keep editing`}</button>
      </div>
    </Modal>
  );
}
