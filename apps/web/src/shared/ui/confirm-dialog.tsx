import { useEffect, useId, useRef } from 'react';
import { t } from '../language/texts.ts';
import './confirm-dialog.css';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** What helps to decide, in its own line. */
  note?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Mount it to ask; Escape and the first button say no. */
export function ConfirmDialog({
  title,
  question,
  note,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const asker = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-question`}>
        <p>{question}</p>
        {note && <p>{note}</p>}
      </div>
      <div className="confirm-buttons">
        <button type="button" className="button" onClick={onCancel}>{t`Cancel`}</button>
        <button type="button" className="button" data-kind="danger" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
