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

/** Says of the same operations that a session, a personal token or one of a connected app opens them. */
export function addTokenSecurity(
  document: OpenAPIObject,
  { session, token, app }: Readonly<Record<'session' | 'token' | 'app', string>>,
): void {
  for (const [, operation] of operationsOf<Operation>(document)) {
    const scope = operation[SCOPE_EXTENSION];
    if (scope) operation.security = [{ [session]: [] }, { [token]: [] }, { [app]: [scope] }];
  }
}
