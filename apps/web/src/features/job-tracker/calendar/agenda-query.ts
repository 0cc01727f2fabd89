import '../../../shared/api/client.ts';
import { listAgenda } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';
import type { Day } from '../../../shared/dates/days.ts';

/** Applications with an interview or a follow-up between two days. */
export const agendaQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [APPLICATIONS, 'agenda', from, to],
    queryFn: async ({ signal }) =>
      (await listAgenda({ query: { from, to }, signal, throwOnError: true })).data,
  });
