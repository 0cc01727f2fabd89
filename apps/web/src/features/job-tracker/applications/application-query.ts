import '../../../shared/api/client.ts';
import { getJobApplication, getJobApplicationHistory } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';

/** Where one application is. */
export const applicationPath = (id: string): string => `/api/job-applications/${id}`;

/** One application, whole. Not kept when it is closed: who opens it to edit wants it as it is now. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'one', id],
    queryFn: async ({ signal }) =>
      (await getJobApplication({ path: { id }, signal, throwOnError: true })).data,
    gcTime: 0,
  });

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'history', id],
    queryFn: async ({ signal }) =>
      (await getJobApplicationHistory({ path: { id }, signal, throwOnError: true })).data,
  });
