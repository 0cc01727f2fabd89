import { ProblemDto } from '@career/contracts/problems/problem.dto';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';

/** Documents the errors of a route. What each means is said in `document-problems.ts`. */
export const ApiProblems = (...statuses: number[]) =>
  applyDecorators(ApiExtraModels(ProblemDto), ...statuses.map((status) => ApiResponse({ status })));

/** What any write can be refused with. */
export const WRITE_PROBLEMS = [400, 401, 403, 413, 415] as const;
