import { applyDecorators, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader } from '@nestjs/swagger';

/** Documents a route that may answer before its result is there. */
export const ApiPending = (job: Type<unknown>) =>
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
        'It takes longer, or the client prefers not to wait: the job, to be followed at `Location`.',
      type: job,
      headers: { Location: { description: 'Address of the job.', schema: { type: 'string' } } },
    }),
  );
