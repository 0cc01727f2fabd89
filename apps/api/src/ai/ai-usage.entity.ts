import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../database/columns.ts';

/** One call of the model's endpoint: what it cost and how it ended, never what was said. */
export const AiUsageEntity = defineEntity({
  name: 'AiUsage',
  tableName: 'ai_usage',
  indexes: [{ name: 'ai_usage_created_index', properties: ['createdAt'] }],
  properties: {
    ...identity(),
    model: p.string(),
    /** How JSON was asked for. */
    mode: p.string(),
    outcome: p.string(),
    promptTokens: p.integer().default(0),
    completionTokens: p.integer().default(0),
    /** Milliseconds until the answer was read. */
    tookMs: p.integer(),
    ...createdAt(),
  },
});
export type AiUsage = InferEntity<typeof AiUsageEntity>;
