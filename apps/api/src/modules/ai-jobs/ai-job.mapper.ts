import type { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { momentText } from '../../database/prepared.ts';
import type { ShownAiJob } from './ai-jobs.repository.ts';

export const toAiJobDto = (job: ShownAiJob): AiJobDto => ({
  id: job.id,
  kind: job.kind as AiJobKind,
  state: job.state,
  progress: job.progress,
  stage: job.stage,
  draft: job.state === 'running' ? (job.draft ?? null) : null,
  result: job.result ?? null,
  error: job.error ?? null,
  attempts: job.attempts,
  createdAt: momentText(job.createdAt),
  finishedAt: job.finishedAt ? momentText(job.finishedAt) : null,
});
