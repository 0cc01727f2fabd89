import { ASSISTANT_SCOPES, TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { freePort } from '../../../tools/services/free-port.ts';
import { AppDocuments } from '../src/modules/identity/connected-apps/clients/app-documents.ts';
import { ConnectedAppsRepository } from '../src/modules/identity/connected-apps/connected-apps.repository.ts';
import { OAuthApp, requestBody } from './support/oauth-app.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

let api: TestApp;
let issuer: string;
let me: Person;
let other: Person;
beforeAll(async () => {
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  api = await TestApp.start({ PUBLIC_URL: issuer });
  await api.app.listen(port, '127.0.0.1');
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/auth/apps';
const read = (token: string, path = '/api/resumes') =>
  api.call('get', path).set('Authorization', `Bearer ${token}`);
const listed = async (person: Person) =>
  (await api.call('get', PATH, person).expect(200)).body as Record<string, unknown>[];
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];
const ask = (app: URLSearchParams, person = me) =>
  api.call('post', `${PATH}/requests`, person).send(requestBody(app));
const form = (path: string, fields: [string, string][]) =>
  fetch(`${issuer}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

describe('an app', () => {
  it('finds its way from the metadata to a token that does what the person allowed', async () => {
    const person = await api.signUp();
    const { id } = await saveResume(api, person);
    const app = await OAuthApp.register(issuer);
    const parameters = await app.parameters();
    const start = await fetch(`${app.server.authorization_endpoint}?${parameters}`, { redirect: 'manual' });
    expect(start.status).toBe(303);
    const page = new URL(start.headers.get('location') ?? '', issuer);
    expect(page.pathname).toBe('/connect');
    expect(page.searchParams.get('request')).toBe(parameters.toString());
    const { body: asked } = await ask(parameters, person).expect(200);
    expect(asked).toEqual({
      name: 'Job Helper',
      site: null,
      returnsTo: '127.0.0.1',
      isOnThisDevice: true,
      scopes: ['resumes:read', 'proposals:write'],
      days: 90,
    });
    expect(await listed(person)).toEqual([]);
    const callback = await app.consent(api, person, { scopes: ['resumes:read'] });
    expect(callback.searchParams.get('iss')).toBe(issuer);
    expect(await listed(person)).toEqual([]);
    const tokens = (await (await app.exchange(callback)).json()) as Record<string, string>;
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'resumes:read' });
    expect(Math.ceil(Number(tokens.expires_in) / 60)).toBe(60);
    expect(tokens.access_token).toMatch(/^ctk_[\w-]{43}$/);
    const { body } = await read(tokens.access_token ?? '', `/api/resumes/${id}`).expect(200);
    expect(body.id).toBe(id);
    await api
      .call('post', '/api/resumes')
      .set('Authorization', `Bearer ${tokens.access_token}`)
      .send({ isDraft: true })
      .expect(403);
    const [shown] = await listed(person);
    expect(shown).toMatchObject({ name: 'Job Helper', scopes: ['resumes:read'] });
    const rows = await api.rows('select * from access_token, app_credential, connected_app');
    for (const token of [tokens.access_token, tokens.refresh_token, callback.searchParams.get('code')])
      expect(JSON.stringify([rows, shown])).not.toContain(token);
  });

  it('of the Model Context Protocol connects by its own client', async () => {
    const person = await api.signUp();
    let sent: URL | undefined;
    const kept: Record<string, unknown> = {};
    const provider = {
      redirectUrl: 'http://127.0.0.1:41234/callback',
      clientMetadata: { client_name: 'Assistant', redirect_uris: ['http://127.0.0.1:41234/callback'] },
      clientInformation: () => kept.client as never,
      saveClientInformation: (client: unknown) => {
        kept.client = client;
      },
      tokens: () => kept.tokens as never,
      saveTokens: (tokens: unknown) => {
        kept.tokens = tokens;
      },
      redirectToAuthorization: (url: URL) => {
        sent = url;
      },
      saveCodeVerifier: (verifier: string) => {
        kept.verifier = verifier;
      },
      codeVerifier: () => kept.verifier as string,
      saveDiscoveryState: (state: unknown) => {
        kept.discovery = state;
      },
      discoveryState: () => kept.discovery as never,
    };
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${issuer}/api/mcp`), { authProvider: provider });
    const first = transport();
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toBeInstanceOf(
      UnauthorizedError,
    );
    const { searchParams } = sent as URL;
    expect(searchParams.get('scope')).toBe(ASSISTANT_SCOPES.join(' '));
    expect(searchParams.get('resource')).toBe(`${issuer}/api/mcp`);
    const { body } = await api
      .call('post', PATH, person)
      .send({ request: requestBody(searchParams), scopes: ASSISTANT_SCOPES, password: TEST_PASSWORD })
      .expect(200);
    await first.finishAuth(new URL(body.redirectTo).searchParams);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport());
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    await client.close();
    expect((await listed(person)).map(({ name }) => name)).toEqual(['Assistant']);
  });

  it('that describes itself in a document is named with its site', async () => {
    const id = 'https://assistant.example/oauth/client.json';
    const redirectUri = 'https://assistant.example/callback';
    const reading = jest
      .spyOn(api.app.get(AppDocuments), 'read')
      .mockImplementation(async () => ({ name: 'Assistant', redirectUris: [redirectUri] }));
    const app = await OAuthApp.register(issuer);
    const parameters = await app.parameters({ client_id: id, redirect_uri: redirectUri, scope: undefined });
    const { body } = await ask(parameters).expect(200);
    expect(body).toMatchObject({
      name: 'Assistant',
      site: 'assistant.example',
      returnsTo: 'assistant.example',
      isOnThisDevice: false,
      scopes: ASSISTANT_SCOPES,
    });
    reading.mockRestore();
  });

  it.each([
    'https://localhost/client.json',
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/client.json',
    'https://metadata.google.internal/client.json',
    'http://example.com/client.json',
    'https://example.com',
    'https://ada:secret@example.com/client.json',
    'https://example.com/client.json#part',
    'file:///etc/passwd',
    'someone',
    'reg.bm90IEpTT04',
    'reg.WzEsMl0',
    `reg.${Buffer.from(JSON.stringify(['Name', 'javascript:alert(1)'])).toString('base64url')}`,
  ])('that nobody can vouch for is refused without an answer: %s', async (id) => {
    const app = await OAuthApp.register(issuer);
    const { body } = await ask(await app.parameters({ client_id: id })).expect(422);
    expect(body.detail).toBe(
      'We could not read what this app says about itself. Ask whoever makes the app for help.',
    );
    expect(body.redirectTo).toBeUndefined();
  });
});

describe('a request of an app', () => {
  it.each([
    ['https://evil.example/callback'],
    ['https://toolkit.example/callback/'],
    ['https://toolkit.example/callback?next=x'],
    ['https://toolkit.example/callback#x'],
    ['https://toolkit.example:8443/callback'],
    ['http://toolkit.example/callback'],
    ['https://toolkit.example@evil.example/callback'],
    ['javascript:alert(1)'],
    ['/callback'],
  ])('is never answered at an address that the app did not name: %s', async (redirectUri) => {
    const app = await OAuthApp.register(issuer, { redirectUri: 'https://toolkit.example/callback' });
    const parameters = await app.parameters({ redirect_uri: redirectUri });
    const { body } = await ask(parameters).expect(422);
    expect(body.redirectTo).toBeUndefined();
    const refusal = await api.call('post', `${PATH}/refusals`, me).send(requestBody(parameters)).expect(422);
    expect(refusal.body.redirectTo).toBeUndefined();
  });

  it('of a program on the device is answered at any port, and nowhere else', async () => {
    const app = await OAuthApp.register(issuer, { redirectUri: 'http://127.0.0.1/callback' });
    const at = async (redirectUri: string) =>
      (await ask(await app.parameters({ redirect_uri: redirectUri }))).status;
    expect(await at('http://127.0.0.1:50123/callback')).toBe(200);
    for (const elsewhere of [
      'http://127.0.0.1:50123/other',
      'http://localhost:50123/callback',
      'https://127.0.0.1:50123/callback',
      'http://127.0.0.1.evil.example/callback',
    ])
      expect([elsewhere, await at(elsewhere)]).toEqual([elsewhere, 422]);
  });

  it.each([
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { response_type: undefined }],
    ['invalid_scope', { scope: 'everything' }],
    ['invalid_target', { resource: 'https://bank.example/api' }],
    ['invalid_target', { resource: 'https://toolkit.example.evil.example/api/mcp' }],
  ])('is refused, and the app may know: %s %j', async (error, change) => {
    const app = await OAuthApp.register(issuer);
    const { body } = await ask(await app.parameters(change)).expect(422);
    const address = new URL(body.redirectTo);
    expect(`${address.origin}${address.pathname}`).toBe('http://127.0.0.1/callback');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ error, state: app.state, iss: issuer });
    expect(address.searchParams.has('code')).toBe(false);
  });

  it('is refused by the person with an answer that the app understands', async () => {
    const app = await OAuthApp.register(issuer);
    const { body } = await api
      .call('post', `${PATH}/refusals`, me)
      .send(requestBody(await app.parameters()))
      .expect(200);
    const { searchParams } = new URL(body.redirectTo);
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', iss: issuer });
  });

  it('needs a session, the page of the product, the password, and permissions that were asked for', async () => {
    const app = await OAuthApp.register(issuer);
    const request = requestBody(await app.parameters());
    const body = { request, scopes: ['resumes:read'], password: TEST_PASSWORD };
    const connect = (person?: Person) => api.call('post', PATH, person);
    await connect().send(body).expect(401);
    await connect(me).set('Origin', 'https://evil.example').send(body).expect(403);
    await connect(me).set('Sec-Fetch-Site', 'cross-site').send(body).expect(403);
    await connect(me).type('form').send('scopes=resumes:read').expect(415);
    await connect(me)
      .send({ ...body, password: 'another one' })
      .expect(400);
    await connect(me)
      .send({ request, scopes: ['resumes:read'] })
      .expect(400);
    for (const scopes of [[], ['resumes:write'], ['resumes:read', 'profile:read'], 'resumes:read', [1]]) {
      const answer = await connect(me).send({ ...body, scopes });
      expect([scopes, answer.status, answer.body.errors?.[0]?.field]).toEqual([scopes, 400, 'scopes']);
    }
    const { access_token: token } = await app.connect(api, other);
    await connect().set('Authorization', `Bearer ${token}`).send(body).expect(403);
    await api.call('get', PATH).set('Authorization', `Bearer ${token}`).expect(403);
    expect(await listed(me)).toEqual([]);
  });

  it.each([
    {},
    [],
    { clientId: 1, redirectUri: {} },
    { clientId: ['a'], redirectUri: ['b'] },
    { clientId: 'x'.repeat(5_000), redirectUri: 'y' },
    { clientId: 'reg.x\u0000', redirectUri: 'y' },
  ])('of another shape is 400: %.40j', async (body) => {
    const { status } = await api.call('post', `${PATH}/requests`, me).send(body as object);
    expect(status).toBe(400);
  });

  it('is looked at sixty times an hour', async () => {
    const person = await api.signUp();
    const parameters = await (await OAuthApp.register(issuer)).parameters({ client_id: 'someone' });
    for (let count = 0; count < 60; count += 1) await ask(parameters, person).expect(422);
    await ask(parameters, person).expect(429);
  });

  it('too long or without parameters goes nowhere', async () => {
    expect((await fetch(`${issuer}/api/oauth/authorize`, { redirect: 'manual' })).status).toBe(400);
    const long = `${issuer}/api/oauth/authorize?state=${'x'.repeat(9_000)}`;
    expect((await fetch(long, { redirect: 'manual' })).status).toBe(400);
  });

  it('is looked at on a page that no other page can hold in a frame', async () => {
    const { headers } = await fetch(`${issuer}/connect?request=x`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });
});

describe('a code', () => {
  it('with another verifier gives nothing, and is used up', async () => {
    const app = await OAuthApp.register(issuer);
    const callback = await app.consent(api, me);
    const wrong = await app.exchange(callback, { verifier: 'a'.repeat(43) });
    expect(await errorOf(wrong)).toEqual([400, 'invalid_grant']);
    expect(await errorOf(await app.exchange(callback))).toEqual([400, 'invalid_grant']);
  });

  it('used twice ends the tokens that it gave', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    const callback = await app.consent(api, person);
    const tokens = (await (await app.exchange(callback)).json()) as { access_token: string };
    await read(tokens.access_token).expect(200);
    expect(await errorOf(await app.exchange(callback))).toEqual([400, 'invalid_grant']);
    await read(tokens.access_token).expect(401);
    expect(await listed(person)).toEqual([]);
  });

  it('used twenty times at once gives tokens at most once, which end', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    const callback = await app.consent(api, person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.exchange(callback)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const held = await api.rows('select 1 from access_token where user_id = $1', [person.id]);
    expect(held).toEqual([]);
  });

  it('is for the address and the app that it was sent to, and for two minutes', async () => {
    const app = await OAuthApp.register(issuer);
    const elsewhere = await app.exchange(await app.consent(api, me), {
      redirectUri: 'http://127.0.0.1:5000/callback',
    });
    expect(await errorOf(elsewhere)).toEqual([400, 'invalid_request']);
    const callback = await app.consent(api, me);
    const foreign = await OAuthApp.register(issuer, { name: 'Foreign app' });
    const stolen = await form('/api/oauth/token', [
      ['grant_type', 'authorization_code'],
      ['client_id', foreign.client.client_id],
      ['code', callback.searchParams.get('code') ?? ''],
      ['redirect_uri', app.redirectUri],
      ['code_verifier', app.verifier],
    ]);
    expect(await errorOf(stolen)).toEqual([400, 'invalid_grant']);
    await api.rows('update app_credential set expires_at = now()');
    expect(await errorOf(await app.exchange(callback))).toEqual([400, 'invalid_grant']);
  });

  it('gives no token for another resource', async () => {
    const app = await OAuthApp.register(issuer);
    const callback = await app.consent(api, me);
    const answer = await form('/api/oauth/token', [
      ['grant_type', 'authorization_code'],
      ['client_id', app.client.client_id],
      ['code', callback.searchParams.get('code') ?? ''],
      ['redirect_uri', app.redirectUri],
      ['code_verifier', app.verifier],
      ['resource', 'https://bank.example'],
    ]);
    expect(await errorOf(answer)).toEqual([400, 'invalid_target']);
  });
});

describe('a refresh token', () => {
  it('is replaced with each use, and a second use ends the connection', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    const first = await app.connect(api, person);
    const second = (await (await app.refresh(first.refresh_token)).json()) as typeof first;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await read(second.access_token).expect(200);
    expect(await errorOf(await app.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    await read(second.access_token).expect(401);
    expect(await errorOf(await app.refresh(second.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await listed(person)).toEqual([]);
  });

  it('gives fewer permissions where fewer are asked for, and never more', async () => {
    const app = await OAuthApp.register(issuer);
    const { refresh_token: first } = await app.connect(api, me);
    const more = await app.refresh(first, 'resumes:read resumes:write');
    expect(await errorOf(more)).toEqual([400, 'invalid_scope']);
    const again = await app.connect(api, me);
    const fewer = (await (await app.refresh(again.refresh_token, 'proposals:write')).json()) as typeof again;
    expect(fewer.scope).toBe('proposals:write');
    await read(fewer.access_token).expect(403);
    const full = (await (await app.refresh(fewer.refresh_token)).json()) as typeof again;
    await read(full.access_token).expect(200);
  });

  it('is of use to its own app alone, until it expires', async () => {
    const app = await OAuthApp.register(issuer);
    const foreign = await OAuthApp.register(issuer, { name: 'Foreign app' });
    const { refresh_token: token } = await app.connect(api, other);
    expect(await errorOf(await foreign.refresh(token))).toEqual([400, 'invalid_grant']);
    const next = (await (await app.refresh(token)).json()) as { refresh_token: string };
    await api.rows('update app_credential set expires_at = now()');
    expect(await errorOf(await app.refresh(next.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('keeps five access tokens alive at most, and is taken thirty times an hour', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    let { refresh_token: token } = await app.connect(api, person);
    for (let count = 0; count < 30; count += 1) {
      const answer = await app.refresh(token);
      expect([count, answer.status]).toEqual([count, 200]);
      token = ((await answer.json()) as { refresh_token: string }).refresh_token;
    }
    const held = await api.rows('select 1 from access_token where user_id = $1', [person.id]);
    expect(held).toHaveLength(5);
    expect((await app.refresh(token)).status).toBe(429);
    expect(await listed(person)).toHaveLength(1);
  });
});

describe('a connection', () => {
  it('is ended by the app: one token, or all of it', async () => {
    const app = await OAuthApp.register(issuer);
    const foreign = await OAuthApp.register(issuer, { name: 'Foreign app' });
    const person = await api.signUp();
    const tokens = await app.connect(api, person);
    for (const token of [tokens.access_token, tokens.refresh_token, 'ctr_x', 'nonsense'])
      expect((await foreign.revoke(token)).status).toBe(200);
    await read(tokens.access_token).expect(200);
    expect((await app.revoke(tokens.access_token)).status).toBe(200);
    await read(tokens.access_token).expect(401);
    const next = (await (await app.refresh(tokens.refresh_token)).json()) as typeof tokens;
    expect((await app.revoke(next.refresh_token)).status).toBe(200);
    await read(next.access_token).expect(401);
    expect(await listed(person)).toEqual([]);
  });

  it('is ended by its owner alone', async () => {
    const app = await OAuthApp.register(issuer);
    const person = await api.signUp();
    const tokens = await app.connect(api, person);
    const [{ id } = { id: '' }] = (await listed(person)) as { id: string }[];
    await api.call('delete', `${PATH}/${id}`, other).expect(404);
    await read(tokens.access_token).expect(200);
    await api.call('delete', `${PATH}/${id}`, person).expect(204);
    await api.call('delete', `${PATH}/${id}`, person).expect(404);
    await read(tokens.access_token).expect(401);
    expect(await errorOf(await app.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('is not among the personal access tokens', async () => {
    const person = await api.signUp();
    await (await OAuthApp.register(issuer)).connect(api, person);
    const { body } = await api.call('get', '/api/auth/access-tokens', person).expect(200);
    expect(body).toEqual([]);
    const [{ id } = { id: '' }] = await api.rows<{ id: string }>(
      'select id from access_token where user_id = $1',
      [person.id],
    );
    await api.call('delete', `/api/auth/access-tokens/${id}`, person).expect(404);
  });

  it('ends with a change of the password and with the account', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    const tokens = await app.connect(api, person);
    const waiting = await app.consent(api, person);
    await api
      .call('put', '/api/auth/password', person)
      .send({ currentPassword: TEST_PASSWORD, newPassword: 'eight other rivers' })
      .expect(200);
    await read(tokens.access_token).expect(401);
    expect(await errorOf(await app.exchange(waiting))).toEqual([400, 'invalid_grant']);
    expect(await api.rows('select 1 from connected_app where user_id = $1', [person.id])).toEqual([]);

    const leaving = await api.signUp();
    const last = await app.connect(api, leaving);
    await api.call('post', '/api/account/deletion', leaving).send({ password: TEST_PASSWORD }).expect(200);
    await read(last.access_token).expect(401);
    expect(await errorOf(await app.refresh(last.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('is one of twenty at most, writes down its use, and is removed when it is over', async () => {
    const person = await api.signUp();
    const app = await OAuthApp.register(issuer);
    const { access_token: token } = await app.connect(api, person);
    await read(token).expect(200);
    for (let look = 0; look < 100 && !(await listed(person))[0]?.lastUsedAt; look += 1)
      await new Promise(setImmediate);
    expect((await listed(person))[0]?.lastUsedAt).toEqual(expect.any(String));
    await api.rows(
      `insert into connected_app (id, user_id, client_id, name, scopes, credentials_version, expires_at, connected_at)
       select gen_random_uuid(), $1, 'x', 'Another', '[]', 1, now() + interval '1 day', now() from generate_series(1, 19)`,
      [person.id],
    );
    const body = { request: requestBody(await app.parameters()), scopes: ['resumes:read'] };
    await api
      .call('post', PATH, person)
      .send({ ...body, password: TEST_PASSWORD })
      .expect(409);
    await api.rows('update connected_app set expires_at = now() where user_id = $1', [person.id]);
    expect(await listed(person)).toEqual([]);
    expect(await api.app.get(ConnectedAppsRepository).purge()).toBeGreaterThanOrEqual(20);
    await read(token).expect(401);
  });
});

describe('the addresses of the protocol', () => {
  it('are described for whoever looks for them', async () => {
    const { headers, body } = await api.http.get('/.well-known/oauth-authorization-server').expect(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).toMatchObject({
      issuer,
      scopes_supported: TOKEN_SCOPES,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    const resource = await api.http.get('/.well-known/oauth-protected-resource/api/mcp').expect(200);
    expect(resource.body).toMatchObject({ resource: `${issuer}/api/mcp`, authorization_servers: [issuer] });
    const { headers: refused } = await api.http.post('/api/mcp').send({}).expect(401);
    expect(refused['www-authenticate']).toContain(`scope="${ASSISTANT_SCOPES.join(' ')}"`);
  });

  it.each([
    [{ redirect_uris: ['http://evil.example/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/#x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a:b@a.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array(6).fill('https://a.example/') }, 'invalid_redirect_uri'],
    [{ redirect_uris: [`https://a.example/${'x'.repeat(500)}`] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://a.example/' }, 'invalid_redirect_uri'],
    [{ redirect_uris: [1] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/'], client_name: {} }, 'invalid_client_metadata'],
    [[], 'invalid_client_metadata'],
  ])('register no app with %.60j', async (body, error) => {
    const answer = await api.http.post('/api/oauth/register').send(body).expect(400);
    expect(answer.body.error).toBe(error);
  });

  it('register an app as a public one, whatever it asks for, under a name without tricks', async () => {
    const { body } = await api.http
      .post('/api/oauth/register')
      .send({
        client_name: 'Bank\u202e\u0000 of\n\nLagos',
        redirect_uris: ['https://a.example/'],
        token_endpoint_auth_method: 'client_secret_basic',
      })
      .expect(201);
    expect(body).toMatchObject({ client_name: 'Bank of Lagos', token_endpoint_auth_method: 'none' });
    expect(body.client_secret).toBeUndefined();
  });

  it('refuse bodies of every other shape in the words of the protocol', async () => {
    for (const path of ['/api/oauth/token', '/api/oauth/revoke']) {
      for (const body of ['', 'x', 'a=1&a=2', 'grant_type=authorization_code', 'client_id=x&client_id=y'])
        expect([
          path,
          body,
          ...(await errorOf(
            await fetch(issuer + path, {
              method: 'POST',
              headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
              body,
            }),
          )),
        ]).toEqual([path, body, 400, expect.stringMatching(/^invalid_(?:request|client)$/)]);
      const many: [string, string][] = Array.from({ length: 60 }, (_, at) => [`p${at}`, 'x']);
      expect((await form(path, many)).status).toBe(413);
      expect((await form(path, [['token', 'x'.repeat(20_000)]])).status).toBe(413);
      await api.http.post(path).type('text/plain').send('x').expect(415);
      await api.http.post(path).set('Origin', 'https://evil.example').type('form').send('a=1').expect(403);
      await api.http.get(path).expect(404);
    }
    await api.http
      .post('/api/oauth/register')
      .send({ client_name: 'x'.repeat(20_000) })
      .expect(413);
    const grants = [
      ['password', 'unauthorized_client'],
      ['client_credentials', 'unauthorized_client'],
      ['urn:ietf:params:oauth:grant-type:device_code', 'unsupported_grant_type'],
    ] as const;
    for (const [grant, error] of grants) {
      const answer = await form('/api/oauth/token', [
        ['grant_type', grant],
        ['client_id', 'x'],
        ['client_secret', 'y'],
        ['username', 'ada'],
        ['password', 'x'],
      ]);
      expect([grant, ...(await errorOf(answer))]).toEqual([grant, 400, error]);
    }
  });
});
