import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { TooLarge, Unreadable, WrongContentType } from '../errors/domain-errors.ts';
import { IS_PUBLIC } from './public.decorator.ts';

const readerUpTo = (limit: number): RequestHandler => json({ limit, inflate: false, strict: true });

/**
 * Reads a JSON body. A guard, because what may be sent depends on the route: little where nobody need be signed in, and
 * nothing is read for a route that refuses the caller. It comes after the sign-in guard and before those of a route.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  private readonly readSmall = readerUpTo(LIMITS.publicBodyBytes);
  private readonly read = readerUpTo(LIMITS.bodyBytes);

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const route = [context.getHandler(), context.getClass()];
    const read = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, route) ? this.readSmall : this.read;
    return new Promise((resolve, reject) => {
      read(http.getRequest<Request>(), http.getResponse<Response>(), (error?: unknown) => {
        if (error === undefined) resolve(true);
        else reject(bodyProblemOf(error));
      });
    });
  }
}

/** In our own words, for the parser quotes what it was sent. */
export function bodyProblemOf(error: unknown): unknown {
  switch (error instanceof Error && 'type' in error ? error.type : undefined) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return new TooLarge('The body is too large.');
    case 'entity.parse.failed':
      return new Unreadable('The body is not valid JSON.');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new WrongContentType('Send the body as application/json in UTF-8, not compressed.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new Unreadable('The request body is incomplete.');
    default:
      return error;
  }
}
