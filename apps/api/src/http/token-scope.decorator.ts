import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const TOKEN_SCOPE = 'tokenScope';
export const ANY_TOKEN = 'anyToken';
export const TOKEN_RESOURCE = 'tokenResource';
/** Metadata of the two for the API document. */
export const SCOPE_EXTENSION = 'x-token-scope';
export const RESOURCE_EXTENSION = 'x-token-resource';

/** What scopes are about: the part of a scope before the colon. */
export type TokenResource = TokenScope extends `${infer Resource}:${string}` ? Resource : never;

const READS = new Set(['GET', 'HEAD']);

/** The scope that a method on a resource needs. */
export const scopeFor = (resource: string, method: string): string =>
  `${resource}:${READS.has(method.toUpperCase()) ? 'read' : 'write'}`;

/** Opens all routes of a controller to access tokens: reads with `:read`, everything else with `:write`. */
export const TokenAccess = (resource: TokenResource) =>
  applyDecorators(SetMetadata(TOKEN_RESOURCE, resource), ApiExtension(RESOURCE_EXTENSION, resource));

/** Opens one route to access tokens with a scope; by `@Endpoint` alone. */
export const TokenScopeOf = (scope: TokenScope) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiExtension(SCOPE_EXTENSION, scope));

/** Opens one route to every access token, and to no session; what the token may do there is asked later. */
export const AnyToken = () => SetMetadata(ANY_TOKEN, true);
