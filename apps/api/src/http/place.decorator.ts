import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { placeOf } from './place.ts';

/** Where the request comes from, for limits. */
export const Place = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  placeOf(context.switchToHttp().getRequest<Request>().ip),
);
