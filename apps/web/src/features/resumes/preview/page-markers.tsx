import { type RefObject, useEffect, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import styles from './page-markers.module.css';

/** Reading every line of a sheet takes longer than a keystroke may: it waits for a pause. */
const AFTER_PAUSE_MS = 400;

interface PageMarkersProps {
  /** The unscaled box around the sheet. */
  box: RefObject<HTMLDivElement | null>;
  /** The markers are placed again when this changes. */
  content: unknown;
  /** Told how many pages there are. */
  onPages?: (pages: number) => void;
}

async function readPageEnds(sheet: HTMLElement): Promise<number[]> {
  const { foreseeEnds } = await import('@career/documents/capture-plan');
  return foreseeEnds(sheet);
}

/** The edges of the paper: gaps across the sheet where the pages of the PDF will end. */
export function PageMarkers({ box, content, onPages }: PageMarkersProps) {
  const [ends, setEnds] = useState<readonly number[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is not read here, its change is the reason to look
  useEffect(() => {
    let abandoned = false;
    const timer = setTimeout(async () => {
      const sheet = box.current?.querySelector<HTMLElement>('.sheet');
      const found = sheet ? await readPageEnds(sheet).catch(() => []) : [];
      if (abandoned) return;
      onPages?.(found.length + 1);
      setEnds((shown) => (shown.join() === found.join() ? shown : found));
    }, AFTER_PAUSE_MS);
    return () => {
      abandoned = true;
      clearTimeout(timer);
    };
  }, [box, content, onPages]);

  return (
    <div className={styles.markers} aria-hidden="true" data-page-ends={ends.length}>
      {ends.map((end, index) => (
        <div key={end} className={styles.marker} style={{ top: end }}>
          <span>{t`Page ${index + 2}`}</span>
        </div>
      ))}
    </div>
  );
}
