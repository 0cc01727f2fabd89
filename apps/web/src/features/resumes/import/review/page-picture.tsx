import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import type { PageSource } from '../../../../shared/resume-reading/page-source.ts';
import styles from './source.module.css';

/** Wider pictures take memory and show nothing more. */
const WIDEST = 1_600;

interface PagePictureProps {
  pages: PageSource;
  page: number;
  /** Width on the screen. */
  width: number;
  children: ReactNode;
}

/** One page of the file, drawn while it is near the window and let go when it is not. */
export function PagePicture({ pages, page, width, children }: PagePictureProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const size = pages.sizes[page] ?? { width: 1, height: 1 };

  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '50%',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const context = isNear && width > 0 ? canvas.current?.getContext('bitmaprenderer') : undefined;
    if (!context) return;
    let isWanted = true;
    void pages.draw(page, Math.min(WIDEST, width * devicePixelRatio)).then((picture) => {
      if (!isWanted) picture?.close();
      else if (picture) context.transferFromImageBitmap(picture);
      else setMissing(true);
    });
    return () => {
      isWanted = false;
      context.transferFromImageBitmap(null);
    };
  }, [isNear, width, pages, page]);

  return (
    <figure
      ref={frame}
      className={styles.page}
      data-missing={isMissing || undefined}
      aria-label={t`Page ${page + 1} of ${pages.sizes.length}`}
      style={{ width, height: (width * size.height) / size.width }}
    >
      <canvas ref={canvas} />
      {children}
    </figure>
  );
}
