import type { JobListingDto } from '@career/client/types';
import { Modal } from 'antd';
import { useOpened } from '../../../shared/document-session/use-opened.ts';
import { t } from '../../../shared/language/texts.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { AddForm } from './add-form.tsx';
import styles from './adding.module.css';
import { openNewApplication } from './open-new-application.ts';

interface NewApplicationProps {
  /** The listing to fill the form from. */
  listing?: JobListingDto | undefined;
  /** Begins with the field for a pasted posting. */
  withPosting?: boolean;
  onClose: () => void;
}

interface AddApplicationDialogProps extends NewApplicationProps {
  open: boolean;
  afterClose: () => void;
}

/** The form for a new application. Closing keeps what was written until it is added. */
export function AddApplicationDialog({ open, afterClose, ...application }: AddApplicationDialogProps) {
  return (
    <Modal
      open={open}
      title={t`Add Application`}
      footer={null}
      width={680}
      className={styles.dialog}
      onCancel={application.onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <NewApplication {...application} />
    </Modal>
  );
}

function NewApplication(application: NewApplicationProps) {
  const { id: userId } = useCurrentUser();
  const opened = useOpened(userId, () => openNewApplication({ userId, now: new Date() }));
  return opened ? <AddForm opened={opened} {...application} /> : <Loading text={t`Loading the form...`} />;
}
