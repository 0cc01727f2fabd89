/// <reference types="passport" />
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { NotSignedIn } from '../errors/domain-errors.ts';

/** Id of the signed-in person, the owner of everything the route touches. */
export const OwnerId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user.id;
});

/**
 * Version of the account's credentials that the session was begun with, for what makes a new way into the account: it
 * must not be made by a request that a password change has overtaken.
 */
export const CredentialsVersion = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number => {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new NotSignedIn();
    return user.credentialsVersion;
  },
);

declare global {
  namespace Express {
    interface User {
      id: string;
      /** Version of the account's credentials that the session was begun with. */
      credentialsVersion: number;
      /** What the access token may do that the request came with; missing where it came with a session. */
      scopes?: readonly string[];
      /** What the person calls that token. */
      tokenName?: string;
    }
  }
}
