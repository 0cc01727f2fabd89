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
import { PackedAnswers } from './packed-answers.ts';
import type { TaggedList } from './tagged-list.ts';

/**
 * Answers with a strong ETag, with 304 to who has the list already, and packed once for all who have not. The ETag
 * names the packing, too: other bytes, other name (RFC 9110, 8.8.3.3).
 */
@Injectable()
export class TaggedListInterceptor implements NestInterceptor<TaggedList<unknown>, unknown> {
  private readonly answers = new PackedAnswers();

  intercept(context: ExecutionContext, next: CallHandler<TaggedList<unknown>>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(mergeMap((list) => this.answer(list, request, response)));
  }

  private async answer(list: TaggedList<unknown>, request: Request, response: Response): Promise<unknown> {
    // Browsers name gzip first though they take both; the smaller one costs them less.
    const packing = request.acceptsEncodings('br') || request.acceptsEncodings('gzip') || 'identity';
    response.setHeader('Cache-Control', 'private, no-cache');
    response.vary('Accept-Encoding');
    if (list.total !== undefined) response.setHeader('X-Total-Count', list.total);
    response.setHeader('ETag', etag(list.tag, packing));
    if (request.fresh) {
      response.status(304);
      return undefined;
    }
    const { tag, bytes } = await this.answers.get(list, packing);
    response.setHeader('ETag', etag(tag, packing));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    if (packing !== 'identity') response.setHeader('Content-Encoding', packing);
    return new StreamableFile(bytes);
  }
}

const etag = (tag: string, packing: string): string => `"${tag}-${packing}"`;

/** Answers a `TaggedList` as a plain list, and documents it. */
export const ApiTaggedList = (row: Type<unknown>, description: string) =>
  applyDecorators(
    UseInterceptors(TaggedListInterceptor),
    ApiOkResponse({
      description,
      type: [row],
      headers: {
        ETag: { description: 'Strong name of the answer, for If-None-Match.', schema: { type: 'string' } },
        'X-Total-Count': {
          description: 'Rows in all pages; only when a page was asked for.',
          schema: { type: 'integer' },
        },
      },
    }),
    ApiResponse({ status: 304, description: 'The list is the one that If-None-Match names.' }),
  );
