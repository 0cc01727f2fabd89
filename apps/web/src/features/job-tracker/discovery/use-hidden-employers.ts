import { hideEmployer, showEmployer } from '@career/client/operations';
import { listHiddenEmployersOptions, listJobListingsQueryKey } from '@career/client/queries';
import type { HiddenEmployerDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MATCHES_KEY } from './match-query.ts';

/** Employers that the person hides, and hiding and showing them. */
export function useHiddenEmployers() {
  const client = useQueryClient();
  const { data: hidden = [] } = useQuery(listHiddenEmployersOptions());
  const onSuccess = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: listHiddenEmployersOptions().queryKey }),
      client.invalidateQueries({ queryKey: listJobListingsQueryKey() }),
      client.invalidateQueries({ queryKey: [MATCHES_KEY] }),
    ]);
  };
  const hide = useMutation({
    mutationFn: async (company: string): Promise<HiddenEmployerDto> =>
      (await hideEmployer({ body: { company }, throwOnError: true })).data,
    onSuccess,
  });
  const show = useMutation({
    mutationFn: (id: string) => showEmployer({ path: { id }, throwOnError: true }),
    onSuccess,
  });
  return { hidden, hide, show };
}
