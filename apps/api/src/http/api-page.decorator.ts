import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PageInterceptor } from './page.interceptor.ts';

/** Answers a `Page` as a list with `X-Total-Count` and `Link`, and documents it. */
export const ApiPage = (row: Type<unknown>, description: string) =>
  applyDecorators(
    UseInterceptors(PageInterceptor),
    ApiOkResponse({
      description,
      type: [row],
      headers: {
        'X-Total-Count': { description: 'Rows in the whole list.', schema: { type: 'integer' } },
        Link: {
          description: 'Address of the next page, rel="next"; missing on the last.',
          schema: { type: 'string' },
        },
      },
    }),
  );
