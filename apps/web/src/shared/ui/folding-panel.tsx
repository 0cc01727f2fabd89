import type { ReactNode } from 'react';
import './folding-panel.css';

interface FoldingPanelProps {
  title: string;
  /** What is worth knowing while it is closed, in a word or two. */
  note?: string | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** A part of a form that opens when its title is pressed. */
export function FoldingPanel({ title, note, onToggle, children }: FoldingPanelProps) {
  return (
    <details className="folding-panel" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {title}
        {note && <span className="folding-panel-note">{note}</span>}
      </summary>
      <div className="folding-panel-body">{children}</div>
    </details>
  );
}
