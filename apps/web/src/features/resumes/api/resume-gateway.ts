import { getResumeOptions, listResumesQueryKey } from '@career/contracts/client/@tanstack/react-query.gen';
import { createResume, updateResume } from '@career/contracts/client/sdk.gen';
import type { ResumeDto, SaveResumeDto } from '@career/contracts/client/types.gen';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, noticeText } from '../../../shared/api/api-error.ts';
import { dropResume, findResume, keepResume } from '../../../shared/offline/device-copies.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import type { LoadAnswer, ResumeGateway, SaveAnswer } from '../saving/resume-gateway.ts';

/** One stored resume. */
export const resumeQuery = (id: string) => getResumeOptions({ path: { id } });

/** No answer, or a gateway's word that nobody is behind it. */
const OUT_OF_REACH: readonly number[] = [0, 502, 503, 504];

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1);

/** Whether an error says that the server could not be asked. */
export const isOutOfReach = (error: unknown): boolean => OUT_OF_REACH.includes(statusOf(error));

function refusalOf(
  error: unknown,
): Extract<SaveAnswer, { status: 'refused' | 'signed-out' | 'unreachable' }> {
  if (isOutOfReach(error)) return { status: 'unreachable' };
  if (statusOf(error) === 401) return { status: 'signed-out' };
  const faults = error instanceof ApiError ? error.faults : [];
  return { status: 'refused', message: noticeText(error, ''), faults };
}

/** The API as the editor's store, with the query cache kept in step. */
export function createResumeGateway(queries: QueryClient, userId: string): ResumeGateway {
  const remember = (resume: ResumeDto): void => {
    void keepResume(resume);
    queries.setQueryData(resumeQuery(resume.id).queryKey, resume);
    void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
  };
  return {
    load: async (id): Promise<LoadAnswer> => {
      try {
        const resume = await queries.fetchQuery({ ...resumeQuery(id), staleTime: 0 });
        void keepResume(resume);
        return { status: 'found', resume };
      } catch (error) {
        // An id that cannot be an id is refused as such; for the person it is one that is not there.
        if ([400, 404].includes(statusOf(error))) {
          void dropResume(id);
          return { status: 'missing' };
        }
        return refusalOf(error);
      }
    },
    kept: (id) => findResume(userId, id),
    save: async ({ id, idempotencyKey, isDraft, keepVersion, version, body }): Promise<SaveAnswer> => {
      const sent: SaveResumeDto = {
        ...body,
        isDraft,
        keepVersion,
        ...(version === undefined ? {} : { version }),
      };
      try {
        const { data: resume } = id
          ? await updateResume({ path: { id }, body: sent, throwOnError: true })
          : await createResume({
              body: sent,
              headers: { 'Idempotency-Key': idempotencyKey },
              throwOnError: true,
            });
        remember(resume);
        return { status: 'saved', resume };
      } catch (error) {
        // Without an id there is no version to be stale: the account is full.
        return id && statusOf(error) === 409 ? { status: 'stale' } : refusalOf(error);
      }
    },
  };
}

export function useResumeGateway(): ResumeGateway {
  const queries = useQueryClient();
  const { id } = useCurrentUser();
  return useMemo(() => createResumeGateway(queries, id), [queries, id]);
}
