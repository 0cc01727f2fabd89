import type { ReactNode } from 'react';
import './steady-line.css';

interface SteadyLineProps {
  /** The longest of the texts that may appear here; it is neither seen nor read out. */
  longest: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A place for a text that changes: as high as its longest text needs, so that nothing around it moves. */
export function SteadyLine({ longest, className = '', children }: SteadyLineProps) {
  return (
    <div className={`steady-line ${className}`} data-longest={longest}>
      {children}
    </div>
  );
}
