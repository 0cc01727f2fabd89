import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { CompressedResponseCache } from './compressed-response-cache.ts';
import type { EtaggedList } from './etagged-list.ts';

/**
 * Answers with a strong ETag, with 304 when the client has the current list, and compresses each list once for all
 * clients. The ETag depends on the encoding, since the bytes do (RFC 9110, 8.8.3.3).
 */
@Injectable()
class EtaggedListInterceptor implements NestInterceptor<EtaggedList<unknown>, unknown> {
  private readonly answers = new CompressedResponseCache();

  intercept(context: ExecutionContext, next: CallHandler<EtaggedList<unknown>>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(mergeMap((list) => this.answer(list, request, response)));
  }

  private async answer(list: EtaggedList<unknown>, request: Request, response: Response): Promise<unknown> {
    // Browsers name gzip first though they take both; the smaller one costs them less.
    const encoding = request.acceptsEncodings('br') || request.acceptsEncodings('gzip') || 'identity';
    response.setHeader('Cache-Control', 'private, no-cache');
    response.vary('Accept-Encoding');
    if (list.total !== undefined) response.setHeader('X-Total-Count', list.total);
    response.setHeader('ETag', etag(list.tag, encoding));
    if (request.fresh) {
      response.status(304);
      return undefined;
    }
    const { tag, bytes } = await this.answers.get(list, encoding);
    response.setHeader('ETag', etag(tag, encoding));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    return new StreamableFile(bytes);
  }
}

const etag = (tag: string, encoding: string): string => `"${tag}-${encoding}"`;

/** Answers an `EtaggedList` as a plain list, and documents it. */
export const ApiEtaggedList = (row: Type<unknown>, description: string) =>
  applyDecorators(
    UseInterceptors(EtaggedListInterceptor),
    ApiOkResponse({
      description,
      type: [row],
      headers: {
        ETag: {
          description: 'Strong entity tag of the answer, for If-None-Match.',
          schema: { type: 'string' },
        },
        'X-Total-Count': {
          description: 'Rows in all pages; only when a page was asked for.',
          schema: { type: 'integer' },
        },
      },
    }),
    ApiResponse({ status: 304, description: 'The list is the one that If-None-Match names.' }),
  );
