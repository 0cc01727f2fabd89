import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiResponse,
  type ApiResponseMetadata,
  type ApiResponseSchemaHost,
} from '@nestjs/swagger';
import { ApiPage } from './api-page.decorator.ts';
import { ApiPending, JOB_LOCATION } from './api-pending.decorator.ts';
import { ApiProblems } from './api-problems.decorator.ts';
import { ApiVersioned } from './api-versioned.decorator.ts';
import { type AuditEvent, Audited } from './audit.decorator.ts';
import { Public } from './public.decorator.ts';
import { TokenScopeOf } from './token-scope.decorator.ts';

type Answer = Omit<ApiResponseMetadata, 'status'> | Omit<ApiResponseSchemaHost, 'status'>;

/** What a route is to the document, the audit log and the sign-in guard. */
export interface EndpointOptions {
  summary: string;
  description: string;
  /** Answers 200 with this. */
  ok?: Answer;
  /** Answers 201 with this. */
  created?: Answer;
  /** Answers 204; the words of the document. */
  noContent?: string;
  /** Answers a `Page` as a list with `X-Total-Count` and `Link`. */
  page?: { row: Type<unknown>; description: string };
  /** Statuses of the problems it may answer with, beside those of every route (`document-problems.ts`). */
  problems?: readonly number[];
  /** What the `id` of its path belongs to, for example `the resume`. */
  idOf?: string;
  /** Takes an `Idempotency-Key`; what the key names and what is answered when it is sent again. */
  idempotencyKey?: string;
  /** May answer 202 with a job before the result is there. */
  pending?: boolean;
  /** Answers 202 with the job it has started. */
  accepted?: Answer;
  /** Names the version of its document in `ETag`; a save takes `If-Match`. */
  versioned?: 'read' | 'save';
  /** Writes each answer to the audit log under this name, whatever it is. */
  audited?: AuditEvent;
  /** Needs no sign-in. All others do. */
  isPublic?: boolean;
  /** Scope with which an access token reaches it, where its controller has no `@TokenAccess`. */
  scope?: TokenScope;
}

/** Says everything about a route but its method and path. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const { summary, description, ok, created, noContent, page, problems, idOf, idempotencyKey } = options;
  const { pending, accepted, versioned, audited, isPublic, scope } = options;
  const answers: MethodDecorator[] = [];
  if (ok) answers.push(HttpCode(200), ApiResponse({ ...ok, status: 200 }));
  if (created) answers.push(HttpCode(201), ApiResponse({ ...created, status: 201 }));
  if (noContent) answers.push(HttpCode(204), ApiResponse({ description: noContent, status: 204 }));
  if (page) answers.push(ApiPage(page.row, page.description));
  if (idempotencyKey) answers.push(ApiHeader({ ...IDEMPOTENCY_KEY, description: idempotencyKey }));
  if (idOf) answers.push(ApiParam(idParam(idOf)));
  if (pending) answers.push(ApiPending());
  if (accepted) answers.push(HttpCode(202), ApiAcceptedResponse({ ...accepted, headers: JOB_LOCATION }));
  if (versioned) answers.push(ApiVersioned(versioned));
  if (audited) answers.push(Audited(audited));
  if (isPublic) answers.push(Public());
  if (scope) answers.push(TokenScopeOf(scope));
  if (problems) answers.push(ApiProblems(...problems));
  return applyDecorators(ApiOperation({ summary, description }), ...answers);
}

const idParam = (what: string) =>
  ({ name: 'id', description: `Id of ${what}.`, schema: { type: 'string', format: 'uuid' } }) as const;

const IDEMPOTENCY_KEY = { name: 'Idempotency-Key', example: 'k3f9-first-try', required: false } as const;
