import { TOKEN_PREFIX, type TokenScope } from '@career/contracts/vocabulary/token-scopes';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Transaction } from '../../../../database/transaction.ts';
import { isToken, newToken } from '../../access-tokens/token-text.ts';
import type { CredentialKind } from '../app-credential.entity.ts';
import type { ConnectedApp } from '../connected-app.entity.ts';
import type { AppCredentialsRepository, FoundCredential } from './app-credentials.repository.ts';
import { GRANTS } from './protocol.ts';

const PREFIXES: Readonly<Record<CredentialKind, string>> = { code: 'ctc_', refresh: 'ctr_' };

/** What the protocol's library asks of the database when an app comes for tokens; all in one transaction. */
export class ExchangeModel {
  constructor(
    private readonly credentials: AppCredentialsRepository,
    private readonly countRefresh: (app: ConnectedApp) => Promise<void>,
    private readonly em: Transaction,
  ) {}

  /** Apps keep no secret: whose a code is says its row, and the library compares. */
  async getClient(id: string): Promise<OAuth2Server.Client> {
    return { id, grants: GRANTS };
  }

  async generateAccessToken(): Promise<string> {
    return newToken(TOKEN_PREFIX);
  }

  async generateRefreshToken(): Promise<string> {
    return newToken(PREFIXES.refresh);
  }

  async getAuthorizationCode(code: string): Promise<OAuth2Server.AuthorizationCode | undefined> {
    const found = await this.unused('code', code);
    if (!found) return undefined;
    return {
      ...grantOf(found),
      authorizationCode: code,
      expiresAt: found.expiresAt,
      redirectUri: found.redirectUri ?? '',
      codeChallenge: found.codeChallenge ?? '',
      codeChallengeMethod: 'S256',
    };
  }

  revokeAuthorizationCode({ authorizationCode }: OAuth2Server.AuthorizationCode): Promise<boolean> {
    return this.credentials.use(authorizationCode, this.em);
  }

  async getRefreshToken(refreshToken: string): Promise<OAuth2Server.RefreshToken | undefined> {
    const found = await this.unused('refresh', refreshToken);
    return found && { ...grantOf(found), refreshToken, refreshTokenExpiresAt: found.expiresAt };
  }

  async revokeToken({ refreshToken, user }: OAuth2Server.RefreshToken): Promise<boolean> {
    await this.countRefresh(user.app as ConnectedApp);
    return await this.credentials.use(refreshToken, this.em);
  }

  async saveToken(
    token: OAuth2Server.Token,
    client: OAuth2Server.Client,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token> {
    const { accessToken, refreshToken, accessTokenExpiresAt, refreshTokenExpiresAt, scope = [] } = token;
    if (!refreshToken || !accessTokenExpiresAt || !refreshTokenExpiresAt) throw new Error('No refresh token');
    const tokens = { accessToken, refreshToken, accessTokenExpiresAt, refreshTokenExpiresAt };
    await this.credentials.issue(
      user.app as ConnectedApp,
      { ...tokens, scopes: scope as TokenScope[] },
      this.em,
    );
    return { ...token, client, user };
  }

  /** What was used before is in two hands, and one of them stole it: the connection ends (RFC 9700, 4.14.2). */
  private async unused(kind: CredentialKind, token: string): Promise<FoundCredential | undefined> {
    if (!isToken(PREFIXES[kind], token)) return undefined;
    const found = await this.credentials.hold(kind, token, this.em);
    if (!found?.usedAt) return found;
    await this.credentials.end(found.app, this.em);
    return undefined;
  }
}

const grantOf = ({ app }: FoundCredential) => ({
  client: { id: app.clientId, grants: GRANTS },
  user: { app },
  scope: app.scopes,
});
