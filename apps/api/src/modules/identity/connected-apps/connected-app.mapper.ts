import type { ConnectedAppDto } from '@career/contracts/connected-apps/connected-app.dto';
import type { ConnectedApp } from './connected-app.entity.ts';

/** A connection as its owner sees it. */
export const toConnectedAppDto = (row: ConnectedApp): ConnectedAppDto => ({
  id: row.id,
  name: row.name,
  site: row.site ?? null,
  scopes: row.scopes,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});
