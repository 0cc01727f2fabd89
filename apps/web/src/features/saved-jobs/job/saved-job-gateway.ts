import { createSavedJob, getSavedJob, updateSavedJob } from '@career/client/operations';
import type { SavedJobDto, SaveSavedJobDto } from '@career/client/types';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentGateway } from '../../../shared/document-session/document-kind.ts';
import { createRestGateway } from '../../../shared/document-session/rest-gateway.ts';
import { findDocument, keepDocument } from '../../../shared/offline/kept-answers.ts';
import { refreshSavedJobs, savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';

type SavedJobGateway = DocumentGateway<SavedJobDto, SaveSavedJobDto>;

/** Where one saved job is. */
export const savedJobPath = (id: string): string => `/api/saved-jobs/${id}`;

export const createSavedJobGateway = (queries: QueryClient): SavedJobGateway =>
  createRestGateway({
    load: async (id) => {
      const job = (await getSavedJob({ path: { id }, cache: 'reload', throwOnError: true })).data;
      queries.setQueryData(savedJobQuery(id).queryKey, job);
      return job;
    },
    findCopy: (id) => findDocument<SavedJobDto>(savedJobPath(id)),
    create: async (body, creationKey) =>
      (await createSavedJob({ body, headers: { 'Idempotency-Key': creationKey }, throwOnError: true })).data,
    update: async (id, body, version) => {
      const versioned = version === undefined ? body : { ...body, version };
      return (await updateSavedJob({ path: { id }, body: versioned, throwOnError: true })).data;
    },
    onSaved: (job) => {
      void keepDocument(savedJobPath(job.id), job);
      queries.setQueryData(savedJobQuery(job.id).queryKey, job);
      void refreshSavedJobs(queries);
    },
  });

/** The API as the store of saved jobs. */
export function useSavedJobGateway(): SavedJobGateway {
  const queries = useQueryClient();
  return useMemo(() => createSavedJobGateway(queries), [queries]);
}
