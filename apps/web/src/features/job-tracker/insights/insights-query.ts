import '../../../shared/api/client.ts';
import { getApplicationInsights } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';

export const insightsQuery = queryOptions({
  queryKey: [APPLICATIONS, 'insights'],
  queryFn: async ({ signal }) => (await getApplicationInsights({ signal, throwOnError: true })).data,
});
