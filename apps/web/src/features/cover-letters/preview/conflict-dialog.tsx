import type { CoverLetterDto } from '@career/contracts/client/types.gen';
import { Button, Modal } from 'antd';
import type { LetterForm } from '../form/letter-form.ts';
import styles from './preview.module.css';

interface ConflictDialogProps {
  mine: LetterForm;
  theirs: CoverLetterDto;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onLeave: () => void;
}

/** The letter was saved elsewhere meanwhile: neither version is lost without being asked. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onLeave }: ConflictDialogProps) {
  return (
    <Modal
      open
      title="This letter was changed elsewhere"
      width={900}
      onCancel={onLeave}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Use the other version</Button>
          <Button type="primary" onClick={onKeepMine}>
            Save my version over it
          </Button>
        </>
      }
    >
      <p>
        It was saved in another tab or on another device after you opened it here. Choose which version stays.
      </p>
      <div className={styles.versions}>
        {[
          { name: 'My version', title: mine.title, content: mine.content },
          { name: 'The other version', title: theirs.title, content: theirs.content },
        ].map(({ name, title, content }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <p>{title}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
            <pre tabIndex={0}>{content}</pre>
          </section>
        ))}
      </div>
    </Modal>
  );
}
