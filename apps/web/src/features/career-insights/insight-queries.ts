import '../../shared/api/client.ts';
import {
  getCareerInsightOptions,
  getJobApplicationOptions,
  getScoreHistoryOptions,
  listCareerInsightsOptions,
  listCareerInsightsQueryKey,
} from '@career/client/queries';
import type { CareerAnalysisDto } from '@career/client/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** The saved analyses, last saved first. */
export const savedQuery = listCareerInsightsOptions();
export const insightQuery = (id: string) => getCareerInsightOptions({ path: { id } });
export const historyQuery = (resumeId: string) => getScoreHistoryOptions({ query: { resumeId } });
export const applicationQuery = (id: string) => getJobApplicationOptions({ path: { id } });

/** After a change, whatever shows saved analyses asks again. */
export const refreshInsights = (queries: QueryClient, resumeId: string): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: listCareerInsightsQueryKey() }),
    queries.invalidateQueries({ queryKey: historyQuery(resumeId).queryKey }),
  ]);

/** An analysis that was made and not put away. It outlives a visit to the editor. */
export interface FreshAnalysis {
  resumeId: string;
  resumeTitle: string;
  analysis: CareerAnalysisDto;
  /** Id under which it was saved. */
  savedAs?: string;
}

const FRESH = ['career-insights', 'fresh'] as const;

/** Never asked of the API: it only holds what the last analysis answered. */
export const freshQuery = queryOptions<FreshAnalysis | null>({
  queryKey: FRESH,
  queryFn: () => null,
  gcTime: Number.POSITIVE_INFINITY,
});

export const keepFresh = (queries: QueryClient, fresh: FreshAnalysis | null): void =>
  void queries.setQueryData(freshQuery.queryKey, fresh);
