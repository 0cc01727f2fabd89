import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whoever signs in at the stand-in, as they filled in its page. */
export interface Persona {
  sub: string;
  email: string;
  /** `false` is sent as the provider sends it for an unproven address. */
  verified?: boolean;
  given?: string;
  family?: string;
  trouble?: Trouble;
}

/** What goes wrong after the person agreed. */
export const TROUBLES = [
  'token-down',
  'token-hangs',
  'token-garbage',
  'userinfo-down',
  'userinfo-other',
  'no-id-token',
  'wrong-audience',
  'wrong-issuer',
  'wrong-nonce',
  'expired',
  'unsigned',
] as const;
type Trouble = (typeof TROUBLES)[number];

interface Grant {
  persona: Persona;
  redirectUri: string;
  challenge: string;
  nonce: string | undefined;
}

/** The answer, or nothing where none is given. */
type Sent = ServerResponse | undefined;

const CLIENT = { id: 'career-test-client', secret: 'career-test-secret' };

/**
 * Stands in for Google in tests: authorization code flow with PKCE (S256), OpenID Connect id tokens and the userinfo
 * endpoint, over HTTP on the loopback. It is as strict as the real one about what it is sent.
 */
export class FakeGoogle {
  readonly #server: Server;
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, Persona>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<FakeGoogle> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new FakeGoogle(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Settings that make the product use it. */
  get environment(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    return {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<Sent> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const body = await textOf(request);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /authorize':
        return this.#askPerson(url, response);
      case 'GET /consent':
        return this.#decide(url, response);
      case 'POST /token':
        return this.#giveToken(new URLSearchParams(body), response);
      case 'GET /userinfo':
        return this.#giveProfile(url, request, response);
      default:
        return send(response, 404, { error: 'not_found' });
    }
  }

  /** A page on which the person says who they are. A request that the real one refuses gets no page. */
  #askPerson({ searchParams: asked }: URL, response: ServerResponse): Sent {
    const faults = [
      asked.get('client_id') === CLIENT.id ? '' : 'client_id',
      asked.get('response_type') === 'code' ? '' : 'response_type',
      asked.get('code_challenge_method') === 'S256' ? '' : 'code_challenge_method',
      /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '') ? '' : 'code_challenge',
      (asked.get('state') ?? '').length >= 20 ? '' : 'state',
      (asked.get('nonce') ?? '').length >= 20 ? '' : 'nonce',
      ['openid', 'email', 'profile'].every((scope) => asked.get('scope')?.split(' ').includes(scope))
        ? ''
        : 'scope',
      URL.canParse(asked.get('redirect_uri') ?? '') ? '' : 'redirect_uri',
    ].filter(Boolean);
    if (faults.length > 0) return send(response, 400, { error: 'invalid_request', faults });
    const hidden = [...asked].map(
      ([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
    );
    const fields = ['sub', 'email', 'given', 'family', 'verified', 'trouble'].map(
      (name) => `<p><label>${name} <input name="persona_${name}"></label></p>`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return response.end(
      `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
       <form action="/consent">${hidden.join('')}${fields.join('')}
       <button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>`,
    );
  }

  #decide({ searchParams: asked }: URL, response: ServerResponse): Sent {
    const back = new URL(asked.get('redirect_uri') ?? '');
    if (asked.get('decision') === 'deny') {
      back.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(24).toString('base64url');
      this.#codes.set(code, {
        persona: {
          sub: asked.get('persona_sub') ?? '',
          email: asked.get('persona_email') ?? '',
          verified: asked.get('persona_verified') !== 'false',
          given: asked.get('persona_given') ?? '',
          family: asked.get('persona_family') ?? '',
          trouble: TROUBLES.find((trouble) => trouble === asked.get('persona_trouble')),
        },
        redirectUri: asked.get('redirect_uri') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? undefined,
      });
      back.searchParams.set('code', code);
    }
    back.searchParams.set('state', asked.get('state') ?? '');
    return response.writeHead(302, { Location: back.href }).end();
  }

  #giveToken(asked: URLSearchParams, response: ServerResponse): Sent {
    const grant = this.#codes.get(asked.get('code') ?? '');
    // A code works once, whatever else is wrong.
    this.#codes.delete(asked.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !grant ||
      asked.get('grant_type') !== 'authorization_code' ||
      asked.get('client_id') !== CLIENT.id ||
      asked.get('client_secret') !== CLIENT.secret ||
      asked.get('redirect_uri') !== grant.redirectUri ||
      challenge !== grant.challenge
    ) {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const { trouble } = grant.persona;
    if (trouble === 'token-hangs') return undefined;
    if (trouble === 'token-down') return send(response, 503, { error: 'temporarily_unavailable' });
    if (trouble === 'token-garbage') return response.end('<html>');
    const accessToken = randomBytes(24).toString('base64url');
    this.#tokens.set(accessToken, grant.persona);
    return send(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3599,
      scope: 'openid email profile',
      ...(trouble === 'no-id-token' ? {} : { id_token: idToken(grant) }),
    });
  }

  #giveProfile({ searchParams }: URL, request: IncomingMessage, response: ServerResponse): Sent {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? searchParams.get('access_token');
    const persona = this.#tokens.get(token ?? '');
    if (!persona) return send(response, 401, { error: 'invalid_token' });
    if (persona.trouble === 'userinfo-down') return send(response, 500, { error: 'backend_error' });
    return send(response, 200, {
      sub: persona.trouble === 'userinfo-other' ? `${persona.sub}0` : persona.sub,
      email: persona.email,
      email_verified: persona.verified ?? true,
      name: `${persona.given} ${persona.family}`.trim(),
      given_name: persona.given,
      family_name: persona.family,
      picture: 'https://lh3.example.com/portrait.jpg',
    });
  }
}

function idToken({ persona, nonce }: Grant): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const { trouble, sub, email, verified = true } = persona;
  const header = trouble === 'unsigned' ? { alg: 'none' } : { alg: 'RS256', kid: 'test' };
  const claims = {
    iss: trouble === 'wrong-issuer' ? 'https://evil.example' : 'https://accounts.google.com',
    aud: trouble === 'wrong-audience' ? 'another-client' : CLIENT.id,
    sub,
    email,
    email_verified: verified,
    nonce: trouble === 'wrong-nonce' ? 'another-nonce' : nonce,
    iat: now,
    exp: trouble === 'expired' ? now - 3600 : now + 3600,
  };
  return `${part(header)}.${part(claims)}.${trouble === 'unsigned' ? '' : randomBytes(256).toString('base64url')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): Sent {
  return response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
