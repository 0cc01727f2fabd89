/// <reference types="passport" />
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { NotSignedIn } from '../refusals/refusals.ts';

/** Id of the signed-in person, the owner of everything the route touches. */
export const OwnerId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user.id;
});

declare global {
  namespace Express {
    interface User {
      id: string;
    }
  }
}
