import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import type { AssistantTool, Caller } from './assistant.types.ts';

const PROPOSE: TokenScope = 'proposals:write';

/** Scopes that a token lacks for a tool; a change can be proposed where it cannot be made. */
export function missingScopes(
  { needs, writes }: Pick<AssistantTool, 'needs' | 'writes'>,
  { scopes }: Pick<Caller, 'scopes'>,
): TokenScope[] {
  const missing = needs.filter((scope) => !scopes.includes(scope));
  const mayWrite = !writes || scopes.includes(writes) || scopes.includes(PROPOSE);
  return mayWrite ? missing : [...missing, PROPOSE];
}
