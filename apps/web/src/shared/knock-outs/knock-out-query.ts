import '../api/client.ts';
import { checkKnockOuts } from '@career/client/operations';
import type { CheckKnockOutsDto } from '@career/client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a posting rules people out by, compared with a resume. Asked for again when the screen opens again. */
export const knockOutQuery = (body: CheckKnockOutsDto) =>
  queryOptions({
    queryKey: ['resumes', 'knock-outs', body],
    queryFn: async ({ signal }) => (await checkKnockOuts({ body, signal, throwOnError: true })).data,
    // While the posting is typed the last answer stays.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
