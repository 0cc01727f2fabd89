import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database.ts';
import { holdAccount } from '../../../../database/quota.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import { AccessTokenEntity } from '../../access-tokens/access-token.entity.ts';
import { tokenHash } from '../../access-tokens/token-text.ts';
import { AppCredentialEntity, type CredentialKind } from '../app-credential.entity.ts';
import { type ConnectedApp, ConnectedAppEntity } from '../connected-app.entity.ts';
import { ConnectedAppsRepository } from '../connected-apps.repository.ts';

export interface FoundCredential {
  app: ConnectedApp;
  redirectUri: string | null;
  codeChallenge: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Tokens of one answer to an app. */
export interface NewTokens {
  accessToken: string;
  accessTokenExpiresAt: Date;
  refreshToken: string;
  refreshTokenExpiresAt: Date;
  scopes: TokenScope[];
}

/** Access tokens of one app that work at the same time: a new one ends the oldest. */
const TOKENS_AT_ONCE = 5;

const KEEP_NEWEST = `
  delete from access_token where connected_app_id = ? and id not in (
    select id from access_token where connected_app_id = ? and expires_at > now()
    order by created_at desc, id desc limit ?)`;

/** Codes and refresh tokens of apps, for the transactions in which they are turned into tokens. */
@Injectable()
export class AppCredentialsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: (em: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Finds a code or refresh token, used or not, and holds its app until the transaction ends. */
  async hold(kind: CredentialKind, token: string, em: Transaction): Promise<FoundCredential | undefined> {
    const where = { credentialHash: tokenHash(token), kind };
    const first = await em.findOne(AppCredentialEntity, where, { disableIdentityMap: true });
    if (!first) return undefined;
    const owned = await em.findOne(
      ConnectedAppEntity,
      { id: first.connectedAppId },
      { disableIdentityMap: true },
    );
    if (!owned) return undefined;
    await holdAccount(em, owned.userId);
    const app = await ConnectedAppsRepository.held(owned.id, em);
    // Again: another request may have used it while this one waited.
    const now = await em.findOne(AppCredentialEntity, where, { disableIdentityMap: true });
    if (!app || !now) return undefined;
    const { redirectUri = null, codeChallenge = null, expiresAt, usedAt = null } = now;
    return { app, redirectUri, codeChallenge, expiresAt, usedAt };
  }

  /** @returns whether it was still unused. */
  async use(token: string, em: Transaction): Promise<boolean> {
    const used = await em.nativeUpdate(
      AppCredentialEntity,
      { credentialHash: tokenHash(token), usedAt: null },
      { usedAt: new Date() },
    );
    return used > 0;
  }

  /** Gives an app its tokens; the connection is alive as long as the refresh token. */
  async issue(app: ConnectedApp, tokens: NewTokens, em: Transaction): Promise<void> {
    em.create(AccessTokenEntity, {
      userId: app.userId,
      connectedAppId: app.id,
      name: app.name,
      tokenHash: tokenHash(tokens.accessToken),
      scopes: tokens.scopes,
      credentialsVersion: app.credentialsVersion,
      expiresAt: tokens.accessTokenExpiresAt,
      lastUsedAt: null,
    });
    em.create(AppCredentialEntity, {
      credentialHash: tokenHash(tokens.refreshToken),
      connectedAppId: app.id,
      kind: 'refresh',
      redirectUri: null,
      codeChallenge: null,
      expiresAt: tokens.refreshTokenExpiresAt,
      usedAt: null,
    });
    await em.flush();
    await em.execute(KEEP_NEWEST, [app.id, app.id, TOKENS_AT_ONCE]);
    await em.nativeUpdate(
      ConnectedAppEntity,
      { id: app.id },
      { connectedAt: app.connectedAt ?? new Date(), expiresAt: tokens.refreshTokenExpiresAt },
    );
  }

  /** Ends the connection, and with it every token. */
  async end(app: ConnectedApp, em: Transaction): Promise<void> {
    await em.nativeDelete(ConnectedAppEntity, { id: app.id, userId: app.userId });
  }

  /** Ends an access token that was given to the app with this id. */
  async endAccessToken(token: string, clientId: string, em: Transaction): Promise<void> {
    await em.execute(
      `delete from access_token t using connected_app a
       where t.token_hash = ? and a.id = t.connected_app_id and a.client_id = ?`,
      [tokenHash(token), clientId],
    );
  }
}
