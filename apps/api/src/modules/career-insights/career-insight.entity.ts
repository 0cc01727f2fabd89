import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { ResumeEntity } from '../resumes/resume.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

export const CareerInsightEntity = defineEntity({
  name: 'CareerInsight',
  tableName: 'career_insight',
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
    ...createdAt(),
  },
});
export type CareerInsight = InferEntity<typeof CareerInsightEntity>;
