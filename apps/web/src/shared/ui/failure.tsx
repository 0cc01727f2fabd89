import { t } from '../language/texts.ts';
import styles from './failure.module.css';

interface FailureProps {
  text: string;
  /** Asks again; without it there is nothing to press. */
  onRetry?: (() => void) | undefined;
  /** A separate card, or a line within the content around it. */
  look?: 'card' | 'line';
}

/** Something that could not be loaded, announced at once, with a way to try again. */
export function Failure({ text, onRetry, look = 'card' }: FailureProps) {
  return (
    <div
      className={look === 'card' ? `card ${styles.failure}` : styles.failure}
      data-look={look}
      role="alert"
    >
      <p>{text}</p>
      {onRetry && <button type="button" className="button" onClick={onRetry}>{t`Try again`}</button>}
    </div>
  );
}
