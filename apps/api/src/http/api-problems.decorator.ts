import { STATUS_CODES } from 'node:http';
import { ProblemDto } from '@career/contracts/problems/problem.dto';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The body is not JSON, or breaks rules of its fields.',
  401: 'Nobody is signed in.',
  403: 'A browser sent this write from another site.',
  404: 'There is none, or it is not yours.',
  409: 'It was changed elsewhere since, or a limit is reached.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'It cannot be done with this content.',
  429: 'Too often; Retry-After says when again.',
  503: 'Away for a moment; Retry-After says when again.',
};

/** Documents the refusals of a route. Each answers with the same problem document. */
export const ApiProblems = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: MEANINGS[status] ?? STATUS_CODES[status] ?? 'A refusal.',
        content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
      }),
    ),
  );

/** What any write can be refused with. */
export const WRITE_PROBLEMS = [400, 401, 403, 413, 415] as const;
