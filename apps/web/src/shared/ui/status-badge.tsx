import { capitalised } from '../language/capitalised.ts';
import { translated } from '../language/texts.ts';
import './status-badge.css';

/** A job application's status; a status without its own colour is grey. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="status" data-status={status}>
      {translated(capitalised(status))}
    </span>
  );
}
