import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PublicWeb } from '../../../../http/public-web.ts';
import { AppDocuments } from './app-documents.ts';

let server: Server;
let host: string;
let visits = 0;
let answer: RequestListener = () => undefined;
beforeAll(async () => {
  server = createServer((request, response) => {
    visits += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const REDIRECT = 'https://assistant.example/callback';
const json =
  (body: unknown, headers: object = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const reading = async (isNamed: boolean, path = '/client.json') => {
  const documents = new AppDocuments(new PublicWeb(isNamed ? [host] : []), 'test');
  try {
    return await documents.read(`${isNamed ? 'http' : 'https'}://${host}${path}`);
  } finally {
    await documents.close();
  }
};

describe('the document of an app', () => {
  it('says its name and where it is answered, and is asked for once', async () => {
    const id = `http://${host}/client.json`;
    const name = 'Assistant';
    answer = json({ client_id: id, client_name: name, redirect_uris: [REDIRECT], logo_uri: 'x' });
    const documents = new AppDocuments(new PublicWeb([host]), 'test');
    visits = 0;
    expect(await documents.read(id)).toEqual({ name, redirectUris: [REDIRECT] });
    expect(await documents.read(id)).toEqual({ name, redirectUris: [REDIRECT] });
    expect(visits).toBe(1);
    await documents.close();
  });

  it('on a private address is not even asked for', async () => {
    visits = 0;
    await expect(reading(false)).rejects.toThrow('not on the public internet');
    expect(visits).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['of another address', json({ client_id: 'https://other.example/', redirect_uris: [REDIRECT] })],
    ['without addresses', (request, response) => json({ client_id: urlOf(request.url) })(request, response)],
    ['that is no JSON', json('<html>')],
    ['that is null', json('null')],
    ['of another type', json({}, { 'content-type': 'text/html' })],
    ['without an end', (_request, response) => endless(response)],
    ['that leads elsewhere', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
    ['that is missing', (_request, response) => response.writeHead(404).end()],
  ])('%s is not used', async (_what, listener) => {
    answer = listener;
    visits = 0;
    await expect(reading(true)).rejects.toThrow();
    expect(visits).toBe(1);
  });
});

const urlOf = (path = ''): string => `http://${host}${path}`;

function endless(response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const write = (): void => {
    while (!response.destroyed && response.write(' '.repeat(4_096)));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
}
