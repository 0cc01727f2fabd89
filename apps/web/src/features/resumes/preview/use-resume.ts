import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnreachable } from '../../../shared/document-session/rest-gateway.ts';
import { onConnection } from '../../../shared/offline/connection.ts';
import { findResume, keepResume } from '../../../shared/offline/device-copies.ts';
import { SERVER_WAIT_MS } from '../../../shared/offline/unreachable-server.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { resumeQuery } from '../api/resume-gateway.ts';
import type { StoredResume } from '../saving/resume-document.ts';

interface ShownResume {
  resume: StoredResume | undefined;
  /** What the device had, because the server did not answer. */
  isCopy: boolean;
  /** Why there is nothing to show; undefined while there still may be. */
  error: unknown;
}

/** A resume as the server has it; without the server, as this device has it, until the connection returns. */
export function useResume(id: string): ShownResume {
  const { id: userId } = useCurrentUser();
  const { data, error, refetch } = useQuery(resumeQuery(id));
  const [late, setLate] = useState(false);
  const isOut = isUnreachable(error);
  const copy = useQuery({
    queryKey: ['resume-copy', userId, id],
    queryFn: async () => (await findResume(userId, id)) ?? null,
    enabled: !data && (isOut || late),
    gcTime: 0,
    staleTime: 0,
  });

  useEffect(() => {
    if (data) void keepResume(data);
  }, [data]);
  useEffect(() => {
    if (data) return;
    const timer = setTimeout(() => setLate(true), SERVER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [data]);
  useEffect(() => {
    if (isOut) return onConnection((connected) => connected && void refetch());
  }, [isOut, refetch]);

  if (data) return { resume: data, isCopy: false, error: undefined };
  if (copy.data) return { resume: copy.data, isCopy: true, error: undefined };
  const isLooking = isOut && copy.isPending;
  return { resume: undefined, isCopy: false, error: isLooking ? undefined : error };
}
