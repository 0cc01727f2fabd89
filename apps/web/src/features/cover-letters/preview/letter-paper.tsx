import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import styles from './preview.module.css';

/** Width of the narrowest sheet, A4. */
const LEAST_WIDTH = 794;

/** A sheet laid out at its true size and drawn at the width there is. */
export function LetterPaper({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = paper.current;
    if (!outer || !inner) return;
    const fit = (): void => {
      const scale = outer.clientWidth / Math.max(LEAST_WIDTH, inner.offsetWidth);
      outer.style.setProperty('--paper-scale', String(scale));
      outer.style.setProperty('--paper-height', `${inner.offsetHeight * scale}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={styles.frame}>
      <div ref={paper} className={styles.paper}>
        <div ref={ref}>{children}</div>
      </div>
    </div>
  );
}
