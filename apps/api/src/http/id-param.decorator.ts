import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { NotFound } from '../errors/domain-errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What the id is of, and the name of its parameter where that is not `id`. */
type AskedId = string | { what: string; param: string };

/** An id of the path. One that cannot be an id is simply not found: no different from an unknown one. */
export const IdParam = createParamDecorator((asked: AskedId, context: ExecutionContext): string => {
  const { what, param } = typeof asked === 'string' ? { what: asked, param: 'id' } : asked;
  const id = context.switchToHttp().getRequest<Request>().params[param];
  if (typeof id !== 'string' || !UUID.test(id)) throw new NotFound(what);
  return id;
});
