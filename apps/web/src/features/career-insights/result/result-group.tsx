import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import styles from './result-group.module.css';

interface ResultGroupProps {
  id: string;
  title: string;
  /** What the group comes to, in a few words that show while it is folded. */
  gist: ReactNode;
  children: ReactNode;
}

/** One kind of finding: a line with what it comes to, the findings folded below it. */
export function ResultGroup({ id, title, gist, children }: ResultGroupProps) {
  return (
    <details className={styles.group}>
      <summary>
        <h2 id={id}>{title}</h2>
        <span className={styles.gist}>{gist}</span>
      </summary>
      <section className={styles.body} aria-labelledby={id}>
        {children}
      </section>
    </details>
  );
}

/** The groups below one another, with a button that opens or folds them all. */
export function ResultGroups({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => {
    for (const group of card.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])
      group.open = !isOpen;
    setOpen(!isOpen);
  };
  return (
    <div ref={card} className={`card ${styles.groups}`}>
      <button type="button" className={`button ${styles.all}`} data-kind="quiet" onClick={toggle}>
        {isOpen ? t`Close all` : t`Open all`}
      </button>
      {children}
    </div>
  );
}
