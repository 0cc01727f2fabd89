import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, errorText } from '../../../shared/api/api-error.ts';
import { getJson, sendJson } from '../../../shared/api/json-call.ts';
import type { LoadAnswer, ResumeGateway, SaveAnswer, StoredResume } from '../saving/resume-gateway.ts';

const RESUMES = '/api/resumes';

/** One stored resume. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['resumes', id],
    queryFn: ({ signal }): Promise<StoredResume> => getJson(`${RESUMES}/${encodeURIComponent(id)}`, signal),
  });

/** No answer, or a gateway's word that nobody is behind it. */
const OUT_OF_REACH: readonly number[] = [0, 502, 503, 504];

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1);

function refusalOf(
  error: unknown,
): Extract<SaveAnswer, { status: 'refused' | 'signed-out' | 'unreachable' }> {
  if (OUT_OF_REACH.includes(statusOf(error))) return { status: 'unreachable' };
  if (statusOf(error) === 401) return { status: 'signed-out' };
  const faults = error instanceof ApiError ? error.faults : [];
  return { status: 'refused', message: errorText(error), faults };
}

export interface CachedResumeGateway extends ResumeGateway {
  /** Lets the other screens show what was saved. */
  remember: (resume: StoredResume) => void;
}

/** The API as the editor's store, with the query cache kept in step. */
export function createResumeGateway(queries: QueryClient): CachedResumeGateway {
  const remember = (resume: StoredResume): void => {
    queries.setQueryData(resumeQuery(resume.id).queryKey, resume);
    void queries.invalidateQueries({ queryKey: ['resumes'], exact: true });
  };
  return {
    remember,
    load: async (id): Promise<LoadAnswer> => {
      try {
        const resume = await queries.fetchQuery({ ...resumeQuery(id), staleTime: 0 });
        return { status: 'found', resume };
      } catch (error) {
        // An id that cannot be an id is refused as such; for the person it is one that is not there.
        if ([400, 404].includes(statusOf(error))) return { status: 'missing' };
        return refusalOf(error);
      }
    },
    save: async ({ id, idempotencyKey, isDraft, version, body }): Promise<SaveAnswer> => {
      const path = id ? `${RESUMES}/${encodeURIComponent(id)}` : RESUMES;
      try {
        const resume = await sendJson<StoredResume>(
          id ? 'PUT' : 'POST',
          path,
          { ...body, isDraft, ...(version === undefined ? {} : { version }) },
          { 'Idempotency-Key': idempotencyKey },
        );
        return { status: 'saved', resume };
      } catch (error) {
        return statusOf(error) === 409 ? { status: 'stale' } : refusalOf(error);
      }
    },
  };
}

export function useResumeGateway(): CachedResumeGateway {
  const queries = useQueryClient();
  return useMemo(() => createResumeGateway(queries), [queries]);
}
