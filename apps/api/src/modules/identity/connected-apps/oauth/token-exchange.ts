import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TOKEN_PREFIX } from '@career/contracts/vocabulary/token-scopes';
import { Injectable } from '@nestjs/common';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Request } from 'express';
import { AppConfig } from '../../../../config/app.config.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import { isOwnResource } from '../../../../http/authorization-server.ts';
import { isToken } from '../../access-tokens/token-text.ts';
import { AccountLimits } from '../../account/account-limits.service.ts';
import type { ConnectedApp } from '../connected-app.entity.ts';
import { AppCredentialsRepository } from './app-credentials.repository.ts';
import { ExchangeModel } from './exchange-model.ts';
import { invalidTarget, protocol, unwrapped } from './protocol.ts';

/** An answer in the protocol's own words (RFC 6749). */
export interface ProtocolAnswer {
  status: number;
  body: object;
}

const ACCESS_TOKEN_SECONDS = 60 * 60;
const REFRESH_TOKEN_SECONDS = LIMITS.connectedAppDays * 24 * 60 * 60;
const TOO_MANY_REFRESHES = 'This app asks for tokens too often. Please wait a little.';

/** Turns codes and refresh tokens into tokens, and ends them. */
@Injectable()
export class TokenExchange {
  constructor(
    private readonly credentials: AppCredentialsRepository,
    private readonly limits: AccountLimits,
    private readonly config: AppConfig,
  ) {}

  /** The token endpoint. A refusal keeps what it did: a code that failed once is used up. */
  async exchange({ method, headers, body }: Request): Promise<ProtocolAnswer> {
    const library = await protocol();
    const given = onceEach(body);
    if (!given) return problem(new library.InvalidRequestError('A parameter is missing or comes twice.'));
    if (!isOwnResource(given.resource, this.config)) return problem(invalidTarget(library));
    return await this.credentials.transaction(async (em) => {
      const response = new library.Response();
      try {
        const request = new library.Request({
          method,
          headers: headers as Record<string, string>,
          query: {},
          body: given,
        });
        await this.server(library, em).token(request, response, {
          accessTokenLifetime: ACCESS_TOKEN_SECONDS,
          refreshTokenLifetime: REFRESH_TOKEN_SECONDS,
          requireClientAuthentication: { authorization_code: false, refresh_token: false },
        });
        return { status: 200, body: response.body as object };
      } catch (error) {
        const reason = unwrapped(error);
        if (!(reason instanceof library.OAuthError)) throw reason;
        return problem(reason);
      }
    });
  }

  /** Ends a token at the wish of the app that holds it (RFC 7009): the whole connection, where it is a refresh token. */
  async revoke({ body }: Request): Promise<ProtocolAnswer> {
    const { InvalidRequestError } = await protocol();
    const { token, client_id: clientId } = onceEach(body) ?? {};
    if (!token || !clientId) return problem(new InvalidRequestError('token and client_id are needed.'));
    await this.credentials.transaction(async (em) => {
      if (isToken(TOKEN_PREFIX, token)) {
        await this.credentials.endAccessToken(token, clientId, em);
        return;
      }
      const found = await this.credentials.hold('refresh', token, em);
      if (found?.app.clientId === clientId) await this.credentials.end(found.app, em);
    });
    return { status: 200, body: {} };
  }

  private server(library: typeof OAuth2Server, em: Transaction): OAuth2Server {
    const countRefresh = ({ id }: ConnectedApp): Promise<void> =>
      this.limits.take('app-refresh', id, TOO_MANY_REFRESHES);
    const model = new ExchangeModel(this.credentials, countRefresh, em);
    return new library({ model: model as unknown as OAuth2Server.AuthorizationCodeModel });
  }
}

const problem = ({ name, message, code }: OAuth2Server.OAuthError): ProtocolAnswer => ({
  status: code,
  body: { error: name, error_description: message },
});

/** Parameters of a form; undefined when one of them comes more than once (RFC 6749, 3.2). */
function onceEach(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const entries = Object.entries(body);
  return entries.every(([, value]) => typeof value === 'string')
    ? (Object.fromEntries(entries) as Record<string, string>)
    : undefined;
}
