import { createCoverLetter, updateCoverLetter, updateSavedJob } from '@career/client/operations';
import type { CoverLetterDto, SaveCoverLetterDto } from '@career/client/types';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentGateway } from '../../../shared/document-session/document-kind.ts';
import { createRestGateway } from '../../../shared/document-session/rest-gateway.ts';
import { findDocument, keepDocument } from '../../../shared/offline/kept-answers.ts';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { letterPath, letterQuery, refreshLetters } from './letter-queries.ts';

/** What is saved of a letter, and the saved job that a new one is for. */
export type LetterBody = SaveCoverLetterDto & { savedJobId?: string | undefined };
type LetterGateway = DocumentGateway<CoverLetterDto, LetterBody>;

export const createLetterGateway = (queries: QueryClient): LetterGateway =>
  createRestGateway({
    load: (id) => queries.fetchQuery({ ...letterQuery(id), staleTime: 0 }),
    findCopy: (id) => findDocument<CoverLetterDto>(letterPath(id)),
    create: async ({ savedJobId, ...body }, creationKey) => {
      const headers = { 'Idempotency-Key': creationKey };
      const letter = (await createCoverLetter({ body, headers, throwOnError: true })).data;
      // The letter is stored; a saved job that is gone meanwhile does not undo that.
      if (savedJobId) {
        await updateSavedJob({ path: { id: savedJobId }, body: { coverLetterUsed: letter.id } });
        await refreshSavedJobs(queries);
      }
      return letter;
    },
    update: async (id, { savedJobId: _, ...body }, version) => {
      const versioned = version === undefined ? body : { ...body, version };
      return (await updateCoverLetter({ path: { id }, body: versioned, throwOnError: true })).data;
    },
    onSaved: (letter) => {
      void keepDocument(letterPath(letter.id), letter);
      void refreshLetters(queries);
    },
  });

/** The API as the store of letters. */
export function useLetterGateway(): LetterGateway {
  const queries = useQueryClient();
  return useMemo(() => createLetterGateway(queries), [queries]);
}
