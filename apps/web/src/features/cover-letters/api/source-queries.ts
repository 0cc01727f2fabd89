import '../../../shared/api/client.ts';
import { getJobApplication, getResume, listJobApplications, listResumes } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';

/** What the picker offers; older ones are reached from the tracker, which links here. */
const OFFERED = 200;

/** Applications to write for, last added first. */
export const offeredApplicationsQuery = queryOptions({
  queryKey: [APPLICATIONS, 'for-letters'],
  queryFn: async ({ signal }) =>
    (await listJobApplications({ query: { limit: OFFERED }, signal, throwOnError: true })).data,
});

/** One application, for an address that names it. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'for-letters', id],
    queryFn: async ({ signal }) =>
      (await getJobApplication({ path: { id }, signal, throwOnError: true })).data,
  });

/** Resumes that a letter can take its facts and its look from. */
export const letterResumesQuery = queryOptions({
  queryKey: ['resumes', 'for-letters'],
  queryFn: async ({ signal }) => (await listResumes({ signal, throwOnError: true })).data,
  // Resumes are edited elsewhere in the app.
  gcTime: 0,
});

export const letterResumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['resumes', 'for-letters', id],
    queryFn: async ({ signal }) => (await getResume({ path: { id }, signal, throwOnError: true })).data,
    gcTime: 0,
  });
