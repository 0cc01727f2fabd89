import { useQuery } from '@tanstack/react-query';
import { applicationQuery, offeredApplicationsQuery } from '../api/source-queries.ts';

/** The applications that a letter can be for, with the one that an address or a letter names. */
export function useOfferedApplications(namedId: string) {
  const { data: offered } = useQuery(offeredApplicationsQuery);
  const isOffered = offered?.some(({ id }) => id === namedId) ?? false;
  const { data: named } = useQuery({ ...applicationQuery(namedId), enabled: namedId !== '' && !isOffered });
  return {
    applications: [...(named && !isOffered ? [named] : []), ...(offered ?? [])],
    isLoading: offered === undefined,
  };
}
