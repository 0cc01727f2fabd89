import type { SourceLine } from '@career/documents/import/read-resume.types';
import { useEffect, useRef } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import { scrollTo } from './scroll-to.ts';
import styles from './source.module.css';
import { useLineKeys } from './use-line-keys.ts';

interface SourceLinesProps {
  lines: readonly SourceLine[];
  /** Lines that lead somewhere. */
  targets: readonly number[];
  lit: readonly number[];
  onLine: (line: number) => void;
}

/** The lines of a file without pages; each that was read is a button that shows its field. */
export function SourceLines({ lines, targets, lit, onLine }: SourceLinesProps) {
  const frame = useRef<HTMLElement>(null);
  const { onKeyDown, lineProps } = useLineKeys(targets);
  const isTarget = new Set(targets);

  useEffect(() => {
    if (lit.length > 0) scrollTo(frame.current, frame.current?.querySelector('[data-lit]'));
  }, [lit]);

  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section
      ref={frame}
      className={styles.lines}
      tabIndex={targets.length === 0 ? 0 : undefined}
      aria-label={t`Text of the file`}
      onKeyDown={onKeyDown}
    >
      {lines.map(({ text }, line) => {
        const words = text.replaceAll('\t', '   ');
        const isLit = lit.includes(line) || undefined;
        return isTarget.has(line) ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
            key={line}
            type="button"
            className={styles.line}
            data-lit={isLit}
            dir="auto"
            {...lineProps(line)}
            onClick={() => onLine(line)}
          >
            {words}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
          <p key={line} className={styles.line} data-lit={isLit} dir="auto">
            {words}
          </p>
        );
      })}
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  );
}
