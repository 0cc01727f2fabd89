import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response, urlencoded } from 'express';
import { bodyProblemOf } from './json-body.guard.ts';

const MOST_PARAMETERS = 50;

/** Reads a form, for the few routes whose protocol sends one. */
@Injectable()
export class FormBodyGuard implements CanActivate {
  private readonly read = urlencoded({
    extended: false,
    inflate: false,
    limit: LIMITS.publicBodyBytes,
    parameterLimit: MOST_PARAMETERS,
  });

  canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    return new Promise((resolve, reject) => {
      this.read(http.getRequest<Request>(), http.getResponse<Response>(), (error?: unknown) => {
        if (error === undefined) resolve(true);
        else reject(bodyProblemOf(error));
      });
    });
  }
}
