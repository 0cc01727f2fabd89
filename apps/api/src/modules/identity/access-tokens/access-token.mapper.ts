import type { AccessTokenDto } from '@career/contracts/access-tokens/access-token.dto';
import type { AccessToken } from './access-token.entity.ts';

/** A token as its owner sees it. */
export const toAccessTokenDto = (row: AccessToken): AccessTokenDto => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
