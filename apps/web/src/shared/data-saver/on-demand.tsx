import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import './on-demand.css';
import { useDataSaver } from './use-data-saver.ts';

interface OnDemandProps {
  /** What the button says: `Show preview`. */
  action: string;
  /** What the button belongs to, for people who do not see where it is. */
  of?: string;
  children: ReactNode;
}

/** Shows its content; with the data saver on, a button in its place until it is asked for. */
export function OnDemand({ action, of, children }: OnDemandProps) {
  const saving = useDataSaver();
  const [asked, setAsked] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (asked) content.current?.focus({ preventScroll: true });
  }, [asked]);

  if (!saving) return children;
  if (asked) {
    return (
      <div ref={content} className="on-demand-content" tabIndex={-1}>
        {children}
      </div>
    );
  }
  return (
    <div className="on-demand">
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {action}
        {of && <span className="visually-hidden"> {t`of ${of}`}</span>}
      </button>
    </div>
  );
}
