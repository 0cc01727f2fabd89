import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './scaled-sheet.module.css';

/** Width of the narrowest sheet, A4; what is narrower is no sheet. */
const LEAST_WIDTH = 794;

/** How much of a sheet's own margin may be cut off on the left at most, in the sheet's pixels. */
const SPARE_MARGIN = 38;
/** What stays of it: bullets hang into the margin. */
const KEPT_MARGIN = 16;

/** A sheet that is set close has a narrower margin. */
function spareMarginOf(page: Element | null): number {
  const columns = page?.querySelector('.sheet-columns');
  if (!columns) return SPARE_MARGIN;
  const margin = Number.parseFloat(getComputedStyle(columns).paddingLeft);
  return Math.max(0, Math.min(SPARE_MARGIN, margin - KEPT_MARGIN));
}

interface ScaledSheetProps {
  children: ReactNode;
  /** Laid over the sheet, in the sheet's own pixels. */
  overlay?: ReactNode;
  /** Pixels that the sheet's text has at least: what is too wide for them is cut off, its empty margins first. */
  leastText?: number;
  /** The unscaled box around the sheet. */
  ref?: Ref<HTMLDivElement>;
}

/** A sheet laid out at its true size and drawn at the width it is given. */
export function ScaledSheet({ children, overlay, leastText = 0, ref }: ScaledSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => sheet.current as HTMLDivElement);

  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = sheet.current;
    if (!outer || !inner) return;
    // Written past React: a line more in the sheet must not draw the form around it again.
    const fit = (): void => {
      // Nothing is seen until the sheet is there and has its place.
      if (inner.offsetWidth === 0) return;
      const page = inner.querySelector('.sheet');
      const text = page ? Number.parseFloat(getComputedStyle(page).fontSize) : leastText;
      const [room, height] = [outer.clientWidth, inner.offsetHeight];
      const width = Math.max(LEAST_WIDTH, inner.offsetWidth);
      const scale = Math.max(room / width, leastText / text || 0);
      const excess = Math.round(width * scale - room);
      const spare = excess > 0 ? spareMarginOf(page) * scale : 0;
      // All is read before anything is written: a reading after it would lay the sheet out again.
      outer.style.setProperty('--sheet-visibility', 'visible');
      outer.style.setProperty('--sheet-scale', String(scale));
      outer.style.setProperty('--sheet-left', `${-Math.min(excess / 2, spare)}px`);
      outer.style.setProperty('--frame-height', `${height * scale}px`);
      outer.toggleAttribute('data-cut', excess > 2 * spare);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [leastText]);

  return (
    <div ref={frame} className={styles.frame}>
      <div ref={sheet} className={styles.sheet}>
        {children}
        {overlay}
      </div>
    </div>
  );
}
