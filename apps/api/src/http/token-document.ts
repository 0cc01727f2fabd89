import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './document-operations.ts';
import { RESOURCE_EXTENSION, SCOPE_EXTENSION, scopeFor } from './token-scope.decorator.ts';

type Operation = Record<string, unknown> & { responses: Record<string, object> };

/** Names the scope of each operation that takes a token, and the error for a token that lacks it. */
export function addTokenProblems(document: OpenAPIObject): void {
  for (const [method, operation] of operationsOf<Operation>(document)) {
    const resource = operation[RESOURCE_EXTENSION] as string | undefined;
    delete operation[RESOURCE_EXTENSION];
    if (operation.security) continue;
    if (resource) operation[SCOPE_EXTENSION] ??= scopeFor(resource, method);
    if (operation[SCOPE_EXTENSION]) operation.responses[403] ??= {};
  }
}

/** Says of the same operations that a session or a token opens them. */
export function addTokenSecurity(document: OpenAPIObject, session: string, token: string): void {
  for (const [, operation] of operationsOf<Operation>(document)) {
    if (operation[SCOPE_EXTENSION]) operation.security = [{ [session]: [] }, { [token]: [] }];
  }
}
