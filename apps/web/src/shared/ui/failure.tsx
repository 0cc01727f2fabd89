import styles from './failure.module.css';

interface FailureProps {
  text: string;
  /** Asks again; without it there is nothing to press. */
  onRetry?: (() => void) | undefined;
  /** A card of its own, or a line within what stands around it. */
  look?: 'card' | 'line';
}

/** What could not be had, told at once, and the way to ask again. */
export function Failure({ text, onRetry, look = 'card' }: FailureProps) {
  return (
    <div
      className={look === 'card' ? `card ${styles.failure}` : styles.failure}
      data-look={look}
      role="alert"
    >
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
