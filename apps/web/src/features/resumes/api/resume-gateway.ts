import { createResume, updateResume } from '@career/client/operations';
import { getResumeOptions, listResumesQueryKey } from '@career/client/queries';
import type { ResumeDto } from '@career/client/types';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createRestGateway } from '../../../shared/document-session/rest-gateway.ts';
import { dropResume, findResume, keepResume } from '../../../shared/offline/device-copies.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import type { ResumeGateway } from '../saving/editor-session.ts';

/** One stored resume. */
export const resumeQuery = (id: string) => getResumeOptions({ path: { id } });

/** The API as the editor's store, with the query cache and the copy on the device kept in step. */
export const createResumeGateway = (queries: QueryClient, userId: string): ResumeGateway =>
  createRestGateway({
    load: async (id): Promise<ResumeDto> => {
      const resume = await queries.fetchQuery({ ...resumeQuery(id), staleTime: 0 });
      void keepResume(resume);
      return resume;
    },
    onMissing: (id) => void dropResume(id),
    findCopy: (id) => findResume(userId, id),
    create: async (body, creationKey) =>
      (await createResume({ body, headers: { 'Idempotency-Key': creationKey }, throwOnError: true })).data,
    update: async (id, body, version) => {
      const versioned = version === undefined ? body : { ...body, version };
      return (await updateResume({ path: { id }, body: versioned, throwOnError: true })).data;
    },
    onSaved: (resume) => {
      void keepResume(resume);
      queries.setQueryData(resumeQuery(resume.id).queryKey, resume);
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
    },
  });

export function useResumeGateway(): ResumeGateway {
  const queries = useQueryClient();
  const { id } = useCurrentUser();
  return useMemo(() => createResumeGateway(queries, id), [queries, id]);
}
