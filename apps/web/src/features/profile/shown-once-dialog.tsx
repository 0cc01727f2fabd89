import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';

interface ShownOnceDialogProps {
  title: string;
  note: string;
  /** Shows the secret. */
  children: ReactNode;
  /** What Copy copies, and what the person reads then. */
  copy: { text: string; copied: Notice; failed: Notice };
  /** Further buttons beside Copy. */
  actions?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

interface Notice {
  title: string;
  description: string;
}

/** Shows a secret, this once. Closes only by its own button, so that no stray click loses it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, note, children, copy, actions, closeLabel, onClose } = props;
  const copySecret = (): void => {
    navigator.clipboard.writeText(copy.text).then(
      () => showNotice(copy.copied),
      () => showError(copy.failed.title, copy.failed.description),
    );
  };
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <p className="profile-note">{note}</p>
      {children}
      <div className="page-actions">
        <Button onClick={copySecret}>{t`Copy`}</Button>
        {actions}
      </div>
    </Modal>
  );
}
