import { createCoverLetter, updateCoverLetter, updateSavedJob } from '@career/contracts/client/sdk.gen';
import type { CoverLetterDto, SaveCoverLetterDto } from '@career/contracts/client/types.gen';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentGateway } from '../../../shared/document-session/document-kind.ts';
import { createRestGateway } from '../../../shared/document-session/rest-gateway.ts';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { letterQuery, refreshLetters } from './letter-queries.ts';

const createLetterGateway = (
  queries: QueryClient,
  savedJobId: string | undefined,
): DocumentGateway<CoverLetterDto, SaveCoverLetterDto> =>
  createRestGateway({
    load: (id) => queries.fetchQuery({ ...letterQuery(id), staleTime: 0 }),
    create: async (body, creationKey) => {
      const headers = { 'Idempotency-Key': creationKey };
      const letter = (await createCoverLetter({ body, headers, throwOnError: true })).data;
      // The letter is stored; a saved job that is gone meanwhile does not undo that.
      if (savedJobId) {
        await updateSavedJob({ path: { id: savedJobId }, body: { coverLetterUsed: letter.id } });
        await refreshSavedJobs(queries);
      }
      return letter;
    },
    update: async (id, body, version) => {
      const versioned = version === undefined ? body : { ...body, version };
      return (await updateCoverLetter({ path: { id }, body: versioned, throwOnError: true })).data;
    },
    onSaved: () => void refreshLetters(queries),
  });

/** The API as the store of letters. */
export function useLetterGateway(savedJobId?: string): DocumentGateway<CoverLetterDto, SaveCoverLetterDto> {
  const queries = useQueryClient();
  return useMemo(() => createLetterGateway(queries, savedJobId), [queries, savedJobId]);
}
