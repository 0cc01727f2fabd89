import { createJobApplication, getJobApplication, updateJobApplication } from '@career/client/operations';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isStatus } from '../../../shared/api/api-error.ts';
import { APPLICATIONS, refreshApplications } from '../../../shared/applications/application-queries.ts';
import type { DocumentGateway } from '../../../shared/document-session/document-kind.ts';
import { createRestGateway } from '../../../shared/document-session/rest-gateway.ts';
import { findDocument, keepDocument } from '../../../shared/offline/kept-answers.ts';
import { applicationPath, applicationQuery } from '../applications/application-query.ts';
import { type ApplicationContent, versionedBody } from './application-document.ts';
import type { Application } from './application-values.ts';

type ApplicationGateway = DocumentGateway<Application, ApplicationContent>;

export const createApplicationGateway = (queries: QueryClient): ApplicationGateway =>
  createRestGateway({
    load: async (id) => (await getJobApplication({ path: { id }, cache: 'reload', throwOnError: true })).data,
    findCopy: (id) => findDocument<Application>(applicationPath(id)),
    create: async (form, creationKey) => {
      const headers = { 'Idempotency-Key': creationKey };
      return (await createJobApplication({ body: versionedBody(form), headers, throwOnError: true })).data;
    },
    update: async (id, form, version) => {
      const body = versionedBody(form, version);
      try {
        return (await updateJobApplication({ path: { id }, body, throwOnError: true })).data;
      } catch (error) {
        if (isStatus(error, 404)) void refreshApplications(queries);
        throw error;
      }
    },
    onSaved: (application) => {
      void keepDocument(applicationPath(application.id), application);
      queries.setQueryData(applicationQuery(application.id).queryKey, application);
      void queries.invalidateQueries({
        queryKey: [APPLICATIONS],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
    },
  });

/** The API as the store of applications. */
export function useApplicationGateway(): ApplicationGateway {
  const queries = useQueryClient();
  return useMemo(() => createApplicationGateway(queries), [queries]);
}
