import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkAdvisories, installedVersions } from './advisories.ts';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'libs/own': { version: '1.0.0' },
    'node_modules/own': { link: true },
    'node_modules/sound': { version: '2.0.0' },
    'node_modules/holed': { version: '1.2.3' },
    'node_modules/sound/node_modules/holed': { version: '1.0.0' },
    'node_modules/renamed': { name: 'real-name', version: '3.0.0' },
    'node_modules/tool': { version: '4.0.0', dev: true },
  },
};

let registry: Server;
let asked: unknown;
let answer: { status: number; body: string } | undefined;
beforeEach(async () => {
  asked = undefined;
  registry = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked = { method: request.method, path: request.url, body: JSON.parse(text) };
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  registry.closeAllConnections();
  await new Promise((closed) => registry.close(closed));
});

const url = (): string => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/npm`;

it('asks for every installed package under its own name, and for none of the checkout', async () => {
  expect(installedVersions(LOCK)).toEqual({
    sound: ['2.0.0'],
    holed: ['1.0.0', '1.2.3'],
    'real-name': ['3.0.0'],
    tool: ['4.0.0'],
  });
  answer = { status: 200, body: '{}' };
  expect(await checkAdvisories(LOCK, url())).toEqual({
    passed: true,
    output: '',
    notice: '4 packages asked for, 0 advisories on tools alone',
  });
  expect(asked).toEqual({
    method: 'POST',
    path: '/npm/-/npm/v1/security/advisories/bulk',
    body: installedVersions(LOCK),
  });
});

it('fails when the registry knows of a hole, and names it', async () => {
  const advisory = {
    id: 1,
    title: 'Runs anything',
    severity: 'critical',
    url: 'https://example.com/advisory',
    vulnerable_versions: '<1.3.0',
  };
  answer = { status: 200, body: JSON.stringify({ holed: [advisory] }) };
  expect(await checkAdvisories(LOCK, url())).toMatchObject({
    passed: false,
    output: 'holed <1.3.0: critical, Runs anything https://example.com/advisory',
  });
  answer = { status: 200, body: JSON.stringify({ tool: [advisory] }) };
  expect(await checkAdvisories(LOCK, url())).toEqual({
    passed: true,
    output: '',
    notice: expect.stringContaining('tool <1.3.0: critical, Runs anything'),
  });
});

it.each([
  ['knows no such question', { status: 404, body: '{}' }, 'status 404'],
  ['asks for a sign-in', { status: 401, body: '' }, 'status 401'],
  ['answers something else', { status: 200, body: '["fine"]' }, 'an answer of another kind'],
  ['answers no JSON', { status: 200, body: '<html>' }, 'JSON'],
  ['is silent', undefined, 'no answer within 0.2 s'],
])('passes, and says that nothing was checked, when the registry %s', async (_how, given, why) => {
  answer = given;
  const outcome = await checkAdvisories(LOCK, url(), 200);
  expect(outcome.passed).toBe(true);
  expect(outcome.notice).toMatch(/^ADVISORIES WERE NOT CHECKED: /);
  expect(outcome.notice).toContain(why);
});

it('passes with a notice when there is no registry at all', async () => {
  const outcome = await checkAdvisories(LOCK, 'http://127.0.0.1:9/');
  expect([outcome.passed, outcome.notice]).toEqual([true, expect.stringContaining('WERE NOT CHECKED')]);
});
