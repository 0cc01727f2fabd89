import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../../../database/columns.ts';
import { ConnectedAppEntity } from './connected-app.entity.ts';

const CREDENTIAL_KINDS = ['code', 'refresh'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/**
 * What an app gets tokens with: the code of a consent, or a refresh token. Only a hash of it is kept. A used one stays for a
 * while, so that a second use is noticed.
 */
export const AppCredentialEntity = defineEntity({
  name: 'AppCredential',
  tableName: 'app_credential',
  indexes: [
    { name: 'app_credential_connected_app_index', properties: ['connectedAppId'] },
    { name: 'app_credential_expiry_index', properties: ['expiresAt'] },
  ],
  properties: {
    credentialHash: p.string().primary(),
    connectedAppId: () =>
      p.manyToOne(ConnectedAppEntity).mapToPk().fieldName('connected_app_id').deleteRule('cascade'),
    kind: p.enum(CREDENTIAL_KINDS),
    /** Of a code: where it was sent, and what its verifier must hash to (PKCE). */
    redirectUri: p.text().nullable(),
    codeChallenge: p.string().nullable(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
