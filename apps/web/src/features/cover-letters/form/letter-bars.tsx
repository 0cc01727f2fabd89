import type { DraftState } from '../../../shared/document-session/draft-writer.ts';
import { WAITING_TEXT } from '../../../shared/document-session/waiting-notice.ts';
import { t } from '../../../shared/language/texts.ts';
import { SteadyLine } from '../../../shared/ui/steady-line.tsx';
import styles from '../letter-screen.module.css';

/** Edits of an earlier visit came back. */
export function RestoredBar({ isNew, onStartAfresh }: { isNew: boolean; onStartAfresh: () => void }) {
  return (
    <p className={styles.bar} role="status">
      {isNew ? t`We kept the letter you started and did not save.` : t`We kept the changes you did not save.`}{' '}
      <button type="button" className={styles.link} onClick={onStartAfresh}>
        {isNew ? t`Start again` : t`Discard my changes`}
      </button>
    </p>
  );
}

/** A generated text replaced another. */
export function ReplacedBar({ onBringBack }: { onBringBack: () => void }) {
  return (
    <p className={styles.bar} role="status">
      {t`The new letter replaced your text.`}{' '}
      <button type="button" className={styles.link} onClick={onBringBack}>{t`Restore my text`}</button>
    </p>
  );
}

interface DraftLineProps {
  draft: DraftState;
  /** It was saved, and waits for the connection. */
  isWaiting: boolean;
  isDirty: boolean;
  isStored: boolean;
}

const LONGEST = t`Not saved; this device cannot keep it`;

/** Where the person's words are. */
export function DraftLine({ draft, isWaiting, isDirty, isStored }: DraftLineProps) {
  const text = !isDirty ? (isStored ? t`Saved` : '') : unsavedText(draft, isWaiting);
  // Not announced: it changes with every pause in typing.
  return (
    <SteadyLine className={styles.keeping} longest={LONGEST}>
      <span>{text}</span>
    </SteadyLine>
  );
}

function unsavedText(draft: DraftState, isWaiting: boolean): string {
  if (draft === 'failed') return LONGEST;
  if (isWaiting) return WAITING_TEXT;
  return draft === 'kept' ? t`Not saved yet, kept on this device` : t`Not saved yet`;
}
