import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { ResumeEntity } from '../resumes/resume.entity.ts';

export const CareerInsightEntity = defineEntity({
  name: 'CareerInsight',
  tableName: 'career_insight',
  uniques: [
    // Saving the same analysis twice keeps it once. It serves the history of a resume as well.
    {
      name: 'career_insight_analysis_unique',
      properties: ['userId', 'resumeId', 'generatedAt'],
    },
  ],
  indexes: [{ name: 'career_insight_user_recent_index', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    resumeId: () => p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_id').deleteRule('cascade'),
    generatedAt: p.datetime().defaultRaw('now()'),
    skillGaps: p.json<object[]>(),
    recommendedTraining: p.json<object[]>(),
    recommendedIndustries: p.json<object[]>(),
    atsScanResults: p.json<object>(),
    /** How the score was worked out; null in what a client to the specification saved. */
    breakdown: p.json<object>().nullable(),
    target: p.json<object>().nullable(),
    keywordCoverage: p.json<object>().nullable(),
    engine: p.string().default(''),
    rubricVersion: p.string().default(''),
    /** The score of `atsScanResults`, for the history. */
    score: p.float().default(0),
    ...createdAt(),
  },
});
export type CareerInsight = InferEntity<typeof CareerInsightEntity>;
