import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import styles from './insights-view.module.css';

interface FigureProps {
  title: string;
  /** What the drawing shows, in words. */
  summary: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  isWide?: boolean;
  /** Draws for a width in px. */
  children: (width: number) => ReactNode;
}

/** A drawing with its figures in words for a screen reader and as a table for everybody. */
export function Figure({ title, summary, columns, rows, isWide = false, children }: FigureProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <figure className={`card ${styles.figure}`} data-wide={isWide} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div ref={frame} role="img" aria-label={summary || t`Nothing to show yet`}>
        {width > 0 && children(width)}
      </div>
      <details>
        <summary>
          {t`Show as table`}
          <span className="visually-hidden">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be within reach of the keyboard */}
        <section className={styles.tableFrame} aria-label={t`${title}, as a table`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
