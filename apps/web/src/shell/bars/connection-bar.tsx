import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { connectionStore } from '../../shared/offline/connection.ts';
import { currentUserQuery } from '../../shared/session/session.ts';

interface KeptResume {
  id: string;
  title: string;
}

/** Tells that the server is out of reach, and what can be done all the same. */
export function ConnectionBar() {
  const connection = useStore(connectionStore, (state) => state.connection);
  if (connection === 'online') return null;
  return (
    <section className="bar" aria-label="Connection">
      <p className="bar-words">
        <strong role="status">
          {connection === 'offline' ? 'You are offline.' : 'The server cannot be reached.'}
        </strong>{' '}
        <WhatCanBeDone />
      </p>
      <LastResume />
    </section>
  );
}

function WhatCanBeDone() {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return 'You can sign in when the connection returns.';
  return 'Resumes and letters that you write are kept on this device until the connection returns.';
}

/** The way to the resume on this device, unless it is the one that shows. */
function LastResume() {
  const { data: user } = useQuery(currentUserQuery);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [resume, setResume] = useState<KeptResume>();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    import('../../shared/offline/device-copies.ts')
      .then(({ findResume }) => findResume(userId))
      .then(setResume, () => undefined);
  }, [userId]);
  if (!resume || path.endsWith(`/${resume.id}`)) return null;
  return (
    <a className="button" href={`/resume/edit/${resume.id}`}>
      Open {resume.title ? `“${resume.title}”` : 'your last resume'}
    </a>
  );
}
