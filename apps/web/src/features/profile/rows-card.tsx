import type { ReactNode } from 'react';
import { ReadFailure } from './read-failure.tsx';

interface RowsCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  note?: string;
  /** What the rows show; undefined until it is read. */
  read: { data: unknown; error: unknown; refetch: () => Promise<unknown> };
  /** The rows, each a `li`. */
  children: ReactNode;
  /** Below the rows. */
  footer?: ReactNode;
}

/** A card of the profile: a heading over rows that are read from the account. */
export function RowsCard({ id, title, note, read, children, footer }: RowsCardProps) {
  const { data, error, refetch } = read;
  return (
    <section className="card" aria-labelledby={id} aria-busy={!data && !error}>
      <h2 id={id}>{title}</h2>
      {note && <p className="profile-note">{note}</p>}
      {Boolean(error) && <ReadFailure error={error} retry={() => void refetch()} />}
      <ul className="profile-rows">{children}</ul>
      {footer}
    </section>
  );
}
