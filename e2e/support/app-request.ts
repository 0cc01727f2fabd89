import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-protocol-0';
export const CALLBACK = 'http://127.0.0.1:45871/callback';

/** The parameters with which an app that just registered sends a browser. */
export async function appRequest(
  request: APIRequestContext,
  { scope = 'resumes:read resumes:write applications:read proposals:write', state = '1e5' } = {},
): Promise<string> {
  const answer = await request.post('/api/oauth/register', {
    data: { client_name: 'Job Helper', redirect_uris: ['http://127.0.0.1/callback'] },
  });
  expect(answer.status()).toBe(201);
  const { client_id: clientId } = (await answer.json()) as { client_id: string };
  return new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope,
    state,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
}
