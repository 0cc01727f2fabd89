import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** What is still being made: answered as 202 with the address where it can be followed. */
export class PendingAnswer {
  constructor(
    readonly location: string,
    readonly body: object,
  ) {}
}

const LOOK_AGAIN_SECONDS = 2;

@Injectable()
export class PendingAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof PendingAnswer)) return answer;
        const response = context.switchToHttp().getResponse<Response>();
        response.status(202).setHeader('Location', answer.location);
        response.setHeader('Retry-After', LOOK_AGAIN_SECONDS);
        return answer.body;
      }),
    );
  }
}
