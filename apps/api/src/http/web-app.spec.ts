import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { AppConfig } from '../config/app.config.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

describe('the policy that files of the web app are sent with', () => {
  const webDist = mkdtempSync(join(tmpdir(), 'web-app-'));
  const app = express();
  const server = app.listen(0, '127.0.0.1');

  beforeAll(async () => {
    for (const folder of ['letters-0a1b2c3d', 'other-0a1b2c3d']) {
      mkdirSync(join(webDist, 'assets', folder), { recursive: true });
      for (const name of ['worker.min.js', 'core.js', 'eng.traineddata.gz'])
        writeFileSync(join(webDist, 'assets', folder, name), 'x');
    }
    for (const name of ['index.html', 'index.fr.html', 'index.ar.html'])
      writeFileSync(join(webDist, name), name);
    const config = { webDist, isSecure: false } as AppConfig;
    app.use(securityHeaders(config));
    serveWebApp(app, config);
    if (!server.listening) await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    rmSync(webDist, { recursive: true });
  });

  const headersOf = async (path: string): Promise<Headers> => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    expect(answer.status).toBe(200);
    return answer.headers;
  };

  it('lets the reader of letters run compiled code, and nothing load from elsewhere', async () => {
    expect((await headersOf('/assets/letters-0a1b2c3d/worker.min.js')).get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });

  it.each(['/assets/letters-0a1b2c3d/core.js', '/assets/other-0a1b2c3d/worker.min.js'])(
    'lets no other file do so: %s',
    async (path) => {
      const policy = (await headersOf(path)).get('Content-Security-Policy');
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('wasm');
    },
  );

  it('sends packed data as a file, not as a packed answer', async () => {
    const headers = await headersOf('/assets/letters-0a1b2c3d/eng.traineddata.gz');
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(headers.get('Content-Type')).toMatch(/gzip/);
  });

  it.each([
    [undefined, 'index.html'],
    ['en-GB,en;q=0.9,fr;q=0.8', 'index.html'],
    ['fr-CI,fr;q=0.9,en;q=0.8', 'index.fr.html'],
    ['de,ar-EG;q=0.9,fr;q=0.5', 'index.ar.html'],
    ['de', 'index.html'],
    ['*', 'index.html'],
    ['../../secret', 'index.html'],
  ])('sends the page in the first language of the browser that there is: %s', async (languages, page) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: languages === undefined ? {} : { 'Accept-Language': languages },
    });
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('Vary')).toMatch(/Accept-Language/);
  });
});
