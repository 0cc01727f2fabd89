import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isPublicAddress, publicLookup } from '../src/http/public-addresses.ts';
import { SourceClient } from '../src/modules/job-listings/sources/source-client.ts';
import { SourceStandIn } from './support/source-stand-in.ts';

let sources: SourceStandIn;
beforeAll(async () => {
  sources = await SourceStandIn.start();
});
afterAll(() => sources.stop());

describe('the client', () => {
  const client = (privateHosts: string[], callLimitMs?: number) => {
    const signal = new AbortController().signal;
    return new SourceClient({
      privateHosts,
      relayUrl: undefined,
      userAgent: 'test',
      signal,
      ...(callLimitMs ? { callLimitMs } : {}),
    });
  };

  it('visits no private address, unless the operator allows it', async () => {
    sources.json('ok', { ok: true });
    const shut = client([]);
    await expect(shut.get(`${sources.url}/ok`)).rejects.toThrow('not on the public internet');
    await expect(client([]).get('http://localhost:9/')).rejects.toThrow('not on the public internet');
    const open = client([sources.host]);
    expect(await open.get(`${sources.url}/ok`)).toMatchObject({ text: '{"ok":true}' });
    sources.status('away', 302, { location: 'http://127.0.0.1:9/' });
    await expect(client([sources.host]).get(`${sources.url}/away`)).rejects.toThrow('public internet');
  });

  it('reads the charset that the header or the file names', async () => {
    const get = async (path: string) => client([sources.host]).get(`${sources.url}/${path}`);
    sources.on('header', (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/xml; charset=ISO-8859-1' })
        .end(Buffer.from('é', 'latin1'));
    });
    sources.on('file', (_request, response) => {
      response.end(Buffer.from('<?xml version="1.0" encoding="windows-1252"?>é', 'latin1'));
    });
    sources.on('odd', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=klingon' }).end('Ọlá');
    });
    expect(await get('header')).toMatchObject({ text: 'é' });
    expect(await get('file')).toMatchObject({ text: expect.stringMatching(/é$/) });
    expect(await get('odd')).toMatchObject({ text: 'Ọlá' });
  });

  it('gives up on a source that never ends, and on one that unpacks without end', async () => {
    sources.on('drip', (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(client([sources.host], 300).get(`${sources.url}/drip`)).rejects.toThrow(
      'No whole answer within',
    );
    sources.on('mute', () => undefined);
    await expect(client([sources.host], 300).get(`${sources.url}/mute`)).rejects.toThrow(
      'No whole answer within',
    );
    sources.json('bomb', '0'.repeat(20 * 1024 * 1024));
    await expect(client([sources.host]).get(`${sources.url}/bomb`)).rejects.toThrow('larger than 10 MB');
  });

  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4003:80f::200e', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::7f00:1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::a00:1', false],
    ['fd12::1', false],
    ['fe80::1', false],
    ['not an address', false],
  ])('takes %s for public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('refuses a name that leads home when it is looked up', async () => {
    const error = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (fault) => resolve(fault?.message)),
    );
    expect(error).toContain('not on the public internet');
  });
});
