import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { NotFound } from '../refusals/refusals.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The `id` of the path. One that cannot be an id is simply not found: no different from an unknown one. */
export const IdParam = createParamDecorator((what: string, context: ExecutionContext): string => {
  const { id } = context.switchToHttp().getRequest<Request>().params;
  if (typeof id !== 'string' || !UUID.test(id)) throw new NotFound(what);
  return id;
});
