import type { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import type { AiJob } from './ai-job.entity.ts';

export const toAiJobDto = (job: AiJob): AiJobDto => ({
  id: job.id,
  kind: job.kind as AiJobKind,
  state: job.state,
  progress: job.progress,
  stage: job.stage,
  draft: job.state === 'running' ? (job.draft ?? null) : null,
  result: job.result ?? null,
  error: job.error ?? null,
  attempts: job.attempts,
  createdAt: job.createdAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
});
