import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { AiJobRequest } from './ai-jobs.service.ts';

/** What a key of a job is to the document. */
export const JOB_KEY =
  'Any text that names this request. Sent again with the same key within a day, the job of the first time is answered.';

/** `Prefer` and `Idempotency-Key` of a request for a job. */
export const JobRequest = createParamDecorator((_data: unknown, context: ExecutionContext): AiJobRequest => {
  const { headers } = context.switchToHttp().getRequest<Request>();
  const [key] = [headers['idempotency-key']].flat();
  return { prefer: [headers.prefer].flat()[0], key };
});
