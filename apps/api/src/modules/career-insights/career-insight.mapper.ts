import type {
  CareerInsightDto,
  CareerInsightSummaryDto,
  InsightScoreDto,
} from '@career/contracts/career-insights/career-insight.dto';
import type { SaveCareerInsightDto } from '@career/contracts/career-insights/save-career-insight.dto';
import type { CareerInsight } from './career-insight.entity.ts';

export type ListedInsight = Pick<
  CareerInsight,
  | 'id'
  | 'resumeId'
  | 'generatedAt'
  | 'createdAt'
  | 'skillGaps'
  | 'recommendedTraining'
  | 'recommendedIndustries'
  | 'atsScanResults'
  | 'target'
  | 'engine'
  | 'rubricVersion'
>;

export type ScoredInsight = Pick<CareerInsight, 'id' | 'generatedAt' | 'score' | 'rubricVersion' | 'target'>;

export type StoredAnalysis = Omit<CareerInsight, 'id' | 'userId' | 'resumeId' | 'createdAt'>;

export const toInsightSummaryDto = (insight: ListedInsight): CareerInsightSummaryDto => ({
  id: insight.id,
  resumeId: insight.resumeId,
  generatedAt: insight.generatedAt.toISOString(),
  createdAt: insight.createdAt.toISOString(),
  skillGaps: insight.skillGaps as CareerInsightSummaryDto['skillGaps'],
  recommendedTraining: insight.recommendedTraining as CareerInsightSummaryDto['recommendedTraining'],
  recommendedIndustries: insight.recommendedIndustries as CareerInsightSummaryDto['recommendedIndustries'],
  atsScanResults: insight.atsScanResults as CareerInsightSummaryDto['atsScanResults'],
  target: (insight.target ?? null) as NonNullable<CareerInsightDto['target']> | null,
  engine: insight.engine,
  rubricVersion: insight.rubricVersion,
});

export const toCareerInsightDto = (insight: CareerInsight): CareerInsightDto => ({
  ...toInsightSummaryDto(insight),
  userId: insight.userId,
  breakdown: (insight.breakdown ?? null) as NonNullable<CareerInsightDto['breakdown']> | null,
  keywordCoverage: (insight.keywordCoverage ?? null) as NonNullable<
    CareerInsightDto['keywordCoverage']
  > | null,
});

export const toInsightScoreDto = ({
  id,
  generatedAt,
  score,
  rubricVersion,
  target,
}: ScoredInsight): InsightScoreDto => ({
  id,
  generatedAt: generatedAt.toISOString(),
  score,
  rubricVersion,
  target: (target as { title?: string } | null)?.title ?? '',
});

/** @param now when it was made, for a client that does not say. */
export const storedAnalysis = (body: SaveCareerInsightDto, now: Date): StoredAnalysis => ({
  generatedAt: body.generatedAt ? new Date(body.generatedAt) : now,
  skillGaps: body.skillGaps,
  recommendedTraining: body.recommendedTraining,
  recommendedIndustries: body.recommendedIndustries,
  atsScanResults: body.atsScanResults,
  breakdown: body.breakdown ?? null,
  target: body.target ?? null,
  keywordCoverage: body.keywordCoverage ?? null,
  engine: body.engine ?? '',
  rubricVersion: body.rubricVersion ?? '',
  score: body.atsScanResults.score,
});
