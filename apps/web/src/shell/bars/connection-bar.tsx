import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../shared/language/texts.ts';
import { connectionStore } from '../../shared/offline/connection.ts';

interface ConnectionBarProps {
  isSignedIn: boolean;
  /** A way to what opens without a connection. */
  children?: ReactNode;
}

/** Says that the server cannot be reached, and what still works. */
export function ConnectionBar({ isSignedIn, children }: ConnectionBarProps) {
  const connection = useStore(connectionStore, (state) => state.connection);
  if (connection === 'online') return null;
  return (
    <section className="bar" aria-label={t`Connection`}>
      <p className="bar-words">
        <strong role="status">
          {connection === 'offline' ? t`You are offline.` : t`We cannot reach the server.`}
        </strong>{' '}
        {isSignedIn
          ? t`What you write is kept on this device until you are back online.`
          : t`You can sign in when you are back online.`}
      </p>
      {children}
    </section>
  );
}
