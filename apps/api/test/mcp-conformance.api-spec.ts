import { resolve } from 'node:path';
import { TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/services/free-port.ts';
import { addressOf, tokenOf } from './support/assistant.ts';
import { type BearerProxy, startBearerProxy } from './support/bearer-proxy.ts';
import { runConformance } from './support/conformance-kit.ts';
import { OAuthApp, requestBody } from './support/oauth-app.ts';
import { saveResume } from './support/saved-documents.ts';
import { TEST_PASSWORD, TestApp } from './support/test-app.ts';

/** A check that fails and is not in the file, or passes and is, fails the test. */
const failuresOf = (revision: string) =>
  resolve(import.meta.dirname, `mcp-conformance/expected-failures-${revision}.yaml`);

describe('the server for assistants', () => {
  let api: TestApp;
  let proxy: BearerProxy;
  beforeAll(async () => {
    api = await TestApp.start();
    const person = await api.signUp();
    await saveResume(api, person);
    proxy = await startBearerProxy(await addressOf(api), await tokenOf(api, person, TOKEN_SCOPES));
  });
  afterAll(async () => {
    await proxy?.stop();
    await api?.stop();
  });

  it.each([
    ['2026-07-28', { scenarios: 50, SUCCESS: 104 }],
    ['2025-11-25', { scenarios: 33, SUCCESS: 37 }],
  ] as const)('conforms to the revision of %s', async (revision, expected) => {
    const { code, output, counts } = await runConformance([
      'server',
      ...['--url', `${proxy.url}/api/mcp`],
      ...['--requirements', revision],
      ...['--expected-failures', failuresOf(revision)],
    ]);
    if (code !== 0) throw new Error(output);
    expect(output).toContain('all failures are expected');
    expect(counts).toMatchObject(expected);
  });
});

describe('the authorization server', () => {
  let api: TestApp;
  let issuer: string;
  beforeAll(async () => {
    const port = await freePort();
    issuer = `http://127.0.0.1:${port}`;
    api = await TestApp.start({ PUBLIC_URL: issuer });
    await api.app.listen(port, '127.0.0.1');
  });
  afterAll(() => api?.stop());

  it('conforms, from its metadata to a token', async () => {
    const person = await api.signUp();
    const port = await freePort();
    const { client, resource } = await OAuthApp.register(issuer, {
      redirectUri: `http://127.0.0.1:${port}/callback`,
    });
    /** What a browser does at the printed address, and the person's yes. */
    const consent = async (address: string) => {
      const request = requestBody(new URL(address).searchParams);
      const { body } = await api
        .call('post', '/api/auth/apps', person)
        .send({ request, scopes: ['resumes:read'], password: TEST_PASSWORD })
        .expect(200);
      await fetch(body.redirectTo);
    };
    let consented: Promise<void> | undefined;
    let printed = '';
    const { code, output, counts } = await runConformance(
      [
        'authorization',
        ...['--url', issuer, '--client-id', client.client_id],
        ...['--resource', resource, '--port', String(port)],
      ],
      (text) => {
        printed += text;
        const [address] = /^http\S+\/authorize\?\S+(?=\n)/m.exec(printed) ?? [];
        if (address) consented ??= consent(address);
      },
    );
    await consented;
    if (code !== 0) throw new Error(output);
    expect(counts).toEqual({ scenarios: 2, SUCCESS: 3 });
  });
});
