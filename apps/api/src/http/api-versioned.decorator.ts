import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { DocumentVersionInterceptor } from './document-version.interceptor.ts';

const IF_MATCH = {
  name: 'If-Match',
  description:
    'The `ETag` that was edited; the same as `version` in the body, and answered with 412 when it is old.',
  example: '"3"',
  required: false,
} as const;

/** Answers a document with its version as `ETag`; a save takes `If-Match` in place of `version`. */
export const ApiVersioned = (use: 'read' | 'save') =>
  applyDecorators(
    UseInterceptors(DocumentVersionInterceptor),
    ...(use === 'save' ? [ApiHeader(IF_MATCH), ApiResponse({ status: 412 })] : []),
  );
