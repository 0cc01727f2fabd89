/** What a program with a token may be allowed. A token reaches no route that asks for a scope it does not hold. */
export const TOKEN_SCOPES = [
  'profile:read',
  'resumes:read',
  'resumes:write',
  'cover-letters:read',
  'cover-letters:write',
  'applications:read',
  'applications:write',
  'saved-jobs:read',
  'saved-jobs:write',
  'insights:read',
  'insights:write',
  'listings:read',
  'ai-jobs:read',
  'ai-jobs:write',
  'webhooks:read',
  'webhooks:write',
  'proposals:write',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What an assistant that names no scopes asks for: it reads, and every change waits for the person. */
export const ASSISTANT_SCOPES: readonly TokenScope[] = TOKEN_SCOPES.filter(
  (scope) => scope.endsWith(':read') || scope === 'proposals:write',
);

/** What every token begins with, so that scanners of code and logs recognise one. */
export const TOKEN_PREFIX = 'ctk_';
