import type { AppRequestDto } from '@career/client/types';
import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';

/** Parameters of the protocol (RFC 6749), as the API names them. */
const NAMES = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  scope: 'scope',
  state: 'state',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  resource: 'resource',
} as const satisfies Record<string, keyof AppRequestDto>;

/** What an app sent the browser here with. @returns undefined when something needed is missing, or comes twice. */
export function readAppRequest(query: unknown): AppRequestDto | undefined {
  if (typeof query !== 'string') return undefined;
  const parameters = new URLSearchParams(query);
  const given: Partial<AppRequestDto> = {};
  for (const [name, key] of Object.entries(NAMES)) {
    const [value, second] = parameters.getAll(name);
    if (second !== undefined) return undefined;
    if (value) given[key] = value;
  }
  const { clientId, redirectUri } = given;
  return clientId && redirectUri ? { ...given, clientId, redirectUri } : undefined;
}

/**
 * What is ticked at first: an app that can suggest changes is not allowed to make them at once, unless the person says
 * so.
 */
export const firstChoice = (asked: readonly TokenScope[]): TokenScope[] =>
  asked.includes('proposals:write')
    ? asked.filter((scope) => !scope.endsWith(':write') || scope === 'proposals:write')
    : [...asked];
