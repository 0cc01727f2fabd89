import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { NotSignedIn, ScopeMissing, TokenNeeded } from '../../../errors/domain-errors.ts';
import { IS_PUBLIC } from '../../../http/public.decorator.ts';
import {
  ANY_TOKEN,
  scopeFor,
  TOKEN_RESOURCE,
  TOKEN_SCOPE,
  type TokenResource,
} from '../../../http/token-scope.decorator.ts';

/** Guards every route; only those marked public are open to all. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const { user, method } = context.switchToHttp().getRequest<Request>();
    if (this.reflector.get<boolean>(ANY_TOKEN, context.getHandler())) {
      if (!user?.scopes) throw new TokenNeeded();
      return true;
    }
    if (!user) throw new NotSignedIn();
    if (user.scopes) this.needScope(context, method, user.scopes);
    return true;
  }

  private needScope(context: ExecutionContext, method: string, held: readonly string[]): void {
    const onRoute = this.reflector.get<TokenScope | undefined>(TOKEN_SCOPE, context.getHandler());
    const resource = this.reflector.get<TokenResource | undefined>(TOKEN_RESOURCE, context.getClass());
    const needed = onRoute ?? (resource && scopeFor(resource, method));
    if (!needed || !held.includes(needed)) throw new ScopeMissing(needed);
  }
}
