import { expect } from '@jest/globals';
import * as oauth from 'oauth4webapi';
import { type Person, TEST_PASSWORD, type TestApp } from './test-app.ts';

/** Tests speak to this machine without TLS. */
const PLAIN = { [oauth.allowInsecureRequests]: true } as const;

const NAMES: Readonly<Record<string, string>> = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  scope: 'scope',
  state: 'state',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  resource: 'resource',
};

/** What the page of consent sends for the parameters of a request. */
export const requestBody = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters].map(([name, value]) => [NAMES[name] ?? name, value]));

/** An app that speaks the protocol by a client library, over a real connection. */
export class OAuthApp {
  readonly verifier = oauth.generateRandomCodeVerifier();
  readonly state = oauth.generateRandomState();

  private constructor(
    readonly issuer: string,
    readonly server: oauth.AuthorizationServer,
    readonly client: oauth.Client,
    readonly redirectUri: string,
  ) {}

  /** Finds the server by its metadata and registers itself. */
  static async register(
    issuer: string,
    { name = 'Job Helper', redirectUri = 'http://127.0.0.1/callback' } = {},
  ): Promise<OAuthApp> {
    const address = new URL(issuer);
    const server = await oauth.processDiscoveryResponse(
      address,
      await oauth.discoveryRequest(address, { algorithm: 'oauth2', ...PLAIN }),
    );
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        server,
        { client_name: name, redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
        PLAIN,
      ),
    );
    return new OAuthApp(issuer, server, client, redirectUri);
  }

  get resource(): string {
    return `${this.issuer}/api/mcp`;
  }

  /** The parameters that a browser is sent with. */
  async parameters(given: Record<string, string | undefined> = {}): Promise<URLSearchParams> {
    const all = {
      response_type: 'code',
      client_id: this.client.client_id,
      redirect_uri: this.redirectUri,
      scope: 'resumes:read proposals:write',
      state: this.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(this.verifier),
      code_challenge_method: 'S256',
      resource: this.resource,
      ...given,
    };
    const named = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return new URLSearchParams(named);
  }

  /** The person's yes. @returns the address that the browser is sent back to. */
  async consent(
    api: TestApp,
    person: Person,
    {
      scopes = ['resumes:read', 'proposals:write'],
      ...given
    }: { scopes?: string[]; [name: string]: unknown } = {},
  ): Promise<URL> {
    const parameters = await this.parameters(given as Record<string, string>);
    const { body } = await api
      .call('post', '/api/auth/apps', person)
      .send({ request: requestBody(parameters), scopes, password: TEST_PASSWORD })
      .expect(200);
    return new URL(body.redirectTo);
  }

  /** Turns the answer into tokens, as its library sends it. */
  async exchange(callback: URL, { verifier = this.verifier, redirectUri = this.redirectUri } = {}) {
    const parameters = oauth.validateAuthResponse(this.server, this.client, callback, this.state);
    return await oauth.authorizationCodeGrantRequest(
      this.server,
      this.client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      { ...PLAIN, additionalParameters: { resource: this.resource } },
    );
  }

  /** Registers nothing new: consent and tokens in one go. */
  async connect(
    api: TestApp,
    person: Person,
    given: { scopes?: string[]; [name: string]: unknown } = {},
  ): Promise<{ access_token: string; refresh_token: string; scope?: string; expires_in?: number }> {
    const answer = await this.exchange(await this.consent(api, person, given));
    const tokens = await oauth.processAuthorizationCodeResponse(this.server, this.client, answer);
    expect(tokens.refresh_token).toBeDefined();
    return tokens as Awaited<ReturnType<OAuthApp['connect']>>;
  }

  async refresh(refreshToken: string, scope?: string): Promise<Response> {
    return await oauth.refreshTokenGrantRequest(this.server, this.client, oauth.None(), refreshToken, {
      ...PLAIN,
      ...(scope ? { additionalParameters: { scope } } : {}),
    });
  }

  async revoke(token: string): Promise<Response> {
    return await oauth.revocationRequest(this.server, this.client, oauth.None(), token, PLAIN);
  }
}
