import { useEffect, useRef } from 'react';
import { t } from '../../../shared/language/texts.ts';
import type { WritingStage } from '../api/ask-writer.ts';
import styles from '../letter-screen.module.css';

/** What the writer is doing, while the person waits; they may go on typing. */
export function WritingProgress({ stage, onCancel }: { stage: WritingStage; onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button is far above.
  useEffect(() => {
    // Newer browsers answer a promise, which must not become the effect's clean-up.
    void box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const text = stage.text || t`Waiting for the writer`;
  return (
    <div ref={box} className={styles.progress}>
      <p role="status">{text}…</p>
      <progress max={100} value={stage.progress} aria-label={t`Writing the letter`} />
      <button type="button" className={styles.link} onClick={onCancel}>{t`Cancel`}</button>
      {stage.draft !== undefined && (
        // Not announced: the finished letter is, and half of one read out loud helps nobody.
        <figure className={styles.draft}>
          <figcaption>{t`The letter so far`}</figcaption>
          <blockquote>{stage.draft}</blockquote>
        </figure>
      )}
    </div>
  );
}
