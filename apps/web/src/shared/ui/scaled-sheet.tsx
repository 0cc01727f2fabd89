import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './scaled-sheet.module.css';

/** Width of the narrowest sheet, A4; what is narrower is no sheet. */
const LEAST_WIDTH = 794;

interface ScaledSheetProps {
  children: ReactNode;
  /** Laid over the sheet, in the sheet's own pixels. */
  overlay?: ReactNode;
  /** The unscaled box around the sheet. */
  ref?: Ref<HTMLDivElement>;
}

/** A sheet laid out at its true size and drawn at the width it is given. */
export function ScaledSheet({ children, overlay, ref }: ScaledSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => sheet.current as HTMLDivElement);

  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = sheet.current;
    if (!outer || !inner) return;
    // Written past React: a line more in the sheet must not draw the form around it again.
    const fit = (): void => {
      const scale = outer.clientWidth / Math.max(LEAST_WIDTH, inner.offsetWidth);
      outer.style.setProperty('--sheet-scale', String(scale));
      outer.style.setProperty('--frame-height', `${inner.offsetHeight * scale}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={styles.frame}>
      <div ref={sheet} className={styles.sheet}>
        {children}
        {overlay}
      </div>
    </div>
  );
}
