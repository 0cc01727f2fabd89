import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader } from '@nestjs/swagger';

export const JOB_LOCATION = {
  Location: { description: 'Address of the job.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before asking for it.', schema: { type: 'integer' } },
} as const;

/**
 * Documents a route that may answer before its result is there. The job in that answer has no schema here, since
 * generated clients would read it as the result; `POST /api/ai-jobs/…` starts the same work and always answers the job.
 */
export const ApiPending = () =>
  applyDecorators(
    ApiHeader({
      name: 'Prefer',
      example: 'respond-async',
      required: false,
      description:
        '`respond-async` answers at once with the job to follow, instead of waiting for the result.',
    }),
    ApiAcceptedResponse({
      description:
        'It takes longer, or the client prefers not to wait: the job, as `GET` of `Location` answers it.',
      headers: JOB_LOCATION,
    }),
  );
