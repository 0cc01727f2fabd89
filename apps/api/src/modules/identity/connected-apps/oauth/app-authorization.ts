import type { AppRequestDto } from '@career/contracts/connected-apps/app-request.dto';
import { ASSISTANT_SCOPES, TOKEN_SCOPES, type TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { Injectable } from '@nestjs/common';
import type OAuth2Server from '@node-oauth/oauth2-server';
import { AppConfig } from '../../../../config/app.config.ts';
import { AppRequestRefused, Unprocessable } from '../../../../errors/domain-errors.ts';
import { isOwnResource, issuerOf } from '../../../../http/authorization-server.ts';
import { newToken } from '../../access-tokens/token-text.ts';
import { type AppClient, AppClients } from '../clients/app-clients.ts';
import { isSameAddress } from '../clients/redirect-address.ts';
import { GRANTS, invalidTarget, protocol, unwrapped } from './protocol.ts';

type Library = typeof OAuth2Server;

const CODE_SECONDS = 120;
const CODE_PREFIX = 'ctc_';
/** Base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/;

const WRONG_ADDRESS = 'This app wants to send you to an address that it did not name before. We stopped it.';
const NOT_OFFERED = 'This app asked for something that we do not offer. Nothing was connected.';

/** A request that may be answered, and what it asks for. */
export interface AskedFor {
  client: AppClient;
  scopes: TokenScope[];
}

/** A code that the library has made, with what it is for. */
interface GrantedCode extends AskedFor {
  code: string;
  codeChallenge: string;
  redirectUri: string;
  expiresAt: Date;
}

/** What a person says to a request: nothing yet, no, or yes with what is kept of it. */
type Decision = { allowed: false } | { allowed: true; keep: (code: GrantedCode) => Promise<void> };

/** Answers authorisation requests by the protocol's library: what may be asked, of whom, and where the answer goes. */
@Injectable()
export class AppAuthorization {
  constructor(
    private readonly clients: AppClients,
    private readonly config: AppConfig,
  ) {}

  /** What a request asks for. The library goes through all of it, and nothing is kept. */
  async read(request: AppRequestDto): Promise<AskedFor> {
    let asked: AskedFor | undefined;
    await this.answer(request, {
      allowed: true,
      keep: async ({ client, scopes }) => {
        asked = { client, scopes };
      },
    });
    if (!asked) throw new Unprocessable(NOT_OFFERED);
    return asked;
  }

  /** @returns where the browser goes. @throws AppRequestRefused, Unprocessable, and whatever `keep` throws. */
  async answer(request: AppRequestDto, decision: Decision): Promise<string> {
    const [library, client] = await Promise.all([protocol(), this.clients.find(request.clientId)]);
    const response = new library.Response();
    const server = new library({ model: this.model(library, client, request, decision) });
    try {
      const { authorizationCode } = await server.authorize(
        new library.Request({
          method: 'POST',
          headers: {},
          query: {},
          body: parametersOf(request, decision),
        }),
        response,
        {
          authenticateHandler: { handle: () => ({}) },
          authorizationCodeLifetime: CODE_SECONDS,
          allowEmptyState: true,
        },
      );
      return this.address(request, { code: authorizationCode });
    } catch (error) {
      const reason = unwrapped(error);
      if (!(reason instanceof library.OAuthError)) throw reason;
      // The library names an address to return to only once it knows that it belongs to the app.
      if (!response.get('location')) throw new Unprocessable(WRONG_ADDRESS);
      const address = this.address(request, { error: reason.name, error_description: reason.message });
      if (reason.name === 'access_denied') return address;
      throw new AppRequestRefused(NOT_OFFERED, address);
    }
  }

  private model(library: Library, client: AppClient, request: AppRequestDto, decision: Decision) {
    const { InvalidRequestError, InvalidScopeError } = library;
    return {
      getClient: async () => ({ id: client.id, redirectUris: client.redirectUris, grants: GRANTS }),
      validateRedirectUri: async (asked: string) =>
        client.redirectUris.some((named) => isSameAddress(asked, named)),
      validateScope: async (_user: object, _client: object, asked?: string[]) => {
        const scopes = scopesOf(asked);
        if (scopes.length === 0) throw new InvalidScopeError('None of the scopes is known.');
        return scopes;
      },
      generateAuthorizationCode: async () => newToken(CODE_PREFIX),
      saveAuthorizationCode: async (code: OAuth2Server.AuthorizationCode) => {
        const { authorizationCode, redirectUri, expiresAt, scope = [], codeChallenge = '' } = code;
        if (!CHALLENGE.test(codeChallenge) || request.codeChallengeMethod !== 'S256')
          throw new InvalidRequestError('PKCE with S256 is needed.');
        if (!isOwnResource(request.resource, this.config)) throw invalidTarget(library);
        const scopes = scope as TokenScope[];
        if (decision.allowed)
          await decision.keep({
            client,
            scopes,
            code: authorizationCode,
            codeChallenge,
            redirectUri,
            expiresAt,
          });
        return code;
      },
    } as unknown as OAuth2Server.AuthorizationCodeModel;
  }

  /** The return address with an answer, and with who gives it (RFC 9207). */
  private address({ redirectUri, state }: AppRequestDto, answer: Record<string, string>): string {
    const address = new URL(redirectUri);
    for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
    if (state) address.searchParams.set('state', state);
    address.searchParams.set('iss', issuerOf(this.config));
    return address.href;
  }
}

/** Known ones in their own order; what an app without a wish gets. */
const scopesOf = (asked: readonly string[] | undefined): TokenScope[] =>
  asked === undefined ? [...ASSISTANT_SCOPES] : TOKEN_SCOPES.filter((scope) => asked.includes(scope));

/** As the protocol names them. */
function parametersOf(request: AppRequestDto, { allowed }: Decision): Record<string, string> {
  const named = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: request.responseType,
    scope: request.scope,
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: request.codeChallengeMethod,
    allowed: allowed ? undefined : 'false',
  };
  const given = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(given);
}
