import type { WritingStage } from '../api/ask-writer.ts';
import styles from '../letter-screen.module.css';

/** What the writer is doing, while the person waits; they may go on typing. */
export function WritingProgress({ stage, onCancel }: { stage: WritingStage; onCancel: () => void }) {
  const text = stage.text || 'Waiting for the writer';
  return (
    <div className={styles.progress}>
      <p role="status">{text}…</p>
      <progress max={100} value={stage.progress} aria-label="Writing the letter" />
      <button type="button" className={styles.link} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
