import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { NotSignedIn } from '../../../errors/domain-errors.ts';
import { IS_PUBLIC } from '../../../http/public.decorator.ts';

/** Stands before every route; only the ones marked public are open to all. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    if (!context.switchToHttp().getRequest<Request>().user) throw new NotSignedIn();
    return true;
  }
}
