import type { PageBox, SourceLine } from '@career/documents/import/read-resume.types';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import type { PageSource } from '../../../../shared/resume-reading/page-source.ts';
import type { PageSize } from '../../../../shared/resume-reading/reading-messages.ts';
import { PagePicture } from './page-picture.tsx';
import { scrollTo } from './scroll-to.ts';
import styles from './source.module.css';
import { useLineKeys } from './use-line-keys.ts';

/** Narrower pages cannot be read: on a phone the page is moved under its window. */
const LEAST_WIDTH = 580;

interface SourcePagesProps {
  pages: PageSource;
  lines: readonly SourceLine[];
  /** Lines that lead somewhere. */
  targets: readonly number[];
  lit: readonly PageBox[];
  onLine: (line: number) => void;
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
const placed = (box: PageBox, { width, height }: PageSize): CSSProperties => ({
  left: percent(box.left, width),
  top: percent(box.top, height),
  width: percent(box.right - box.left, width),
  height: percent(box.bottom - box.top, height),
});

/** The pages of the file; each line on them is a button that shows its field. */
export function SourcePages({ pages, lines, targets, lit, onLine }: SourcePagesProps) {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const { onKeyDown, lineProps } = useLineKeys(targets);
  const isTarget = new Set(targets);

  useEffect(() => {
    if (!frame.current) return;
    const watcher = new ResizeObserver(([entry]) =>
      setWidth(Math.max(LEAST_WIDTH, Math.floor(entry?.contentRect.width ?? 0))),
    );
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (lit.length > 0) scrollTo(frame.current, frame.current?.querySelector('[data-lit]'));
  }, [lit]);

  return (
    <section
      ref={frame}
      className={styles.pages}
      aria-label={t`Pages of the file`}
      tabIndex={targets.length === 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      {pages.sizes.map((size, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file keep their numbers
        <PagePicture key={page} pages={pages} page={page} width={width}>
          {lit.map(
            (box) =>
              box.page === page && (
                <span
                  key={`${box.left} ${box.top} ${box.right}`}
                  className={styles.lit}
                  data-lit
                  style={placed(box, size)}
                />
              ),
          )}
          {lines.map(
            ({ text, box }, line) =>
              box?.page === page &&
              (isTarget.has(line) ? (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
                  key={line}
                  type="button"
                  className={styles.pageLine}
                  style={placed(box, size)}
                  {...lineProps(line)}
                  onClick={() => onLine(line)}
                >
                  <span dir="auto">{text}</span>
                </button>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
                <p key={line} className={styles.pageLine} style={placed(box, size)}>
                  <span dir="auto">{text}</span>
                </p>
              )),
          )}
        </PagePicture>
      ))}
    </section>
  );
}
