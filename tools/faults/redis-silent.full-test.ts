import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Redis, startRedis } from '../services/redis.ts';
import { TcpProxy } from '../services/tcp-proxy.ts';
import { Installation, pause, untilHolds } from './support/installation.ts';
import { type Person, resumeBody } from './support/person.ts';

const ANSWER_MS = 5_000;
const JOBS_AGAIN_MS = 60_000;

let installation: Installation;
let redis: Redis;
let proxy: TcpProxy;
beforeEach(async () => {
  installation = await Installation.create();
  const folder = resolve(installation.folder, 'redis');
  mkdirSync(folder);
  redis = await startRedis(folder);
  proxy = await TcpProxy.start(Number(new URL(redis.url).port));
});
afterEach(async () => {
  await installation.stop();
  await proxy.stop();
  await redis.stop();
});

const ask = (person: Person, company: string) =>
  person.send(
    'POST',
    '/api/cover-letters/generate',
    { company, position: 'Accountant' },
    { prefer: 'respond-async' },
  );

it('falls silent on the wire: requests are answered in time, and jobs run again on new connections', async () => {
  const variables = { REDIS_URL: proxy.before(redis.url) };
  const api = await installation.startApi(variables);
  const worker = installation.start('worker', variables);
  const [ada] = (await installation.people(1)) as [Person];
  await ada.send('POST', '/api/resumes', resumeBody('letters'));
  const done = async () =>
    (await installation.database.query("select count(*)::int as n from ai_job where state = 'done'")).rows[0]
      .n;
  expect((await ask(ada, 'Before')).status).toBe(202);
  await untilHolds(async () => (await done()) === 1);

  proxy.fallSilent();
  const during = [await ask(ada, 'During one'), await ask(ada, 'During two'), await ada.get('/api/resumes')];
  expect(during.map(({ status }) => status)).toEqual([202, 202, 200]);
  const longest = Math.max(...during.map(({ milliseconds }) => milliseconds));
  expect(longest).toBeLessThan(ANSWER_MS);
  await pause(2_000);
  proxy.heal();
  const again = await untilHolds(async () => (await done()) === 3, JOBS_AGAIN_MS);
  expect((await ask(ada, 'After')).status).toBe(202);
  await untilHolds(async () => (await done()) === 4);
  const { rows } = await installation.database.query('select count(*)::int as n from ai_job');
  expect([rows[0].n, api.isAlive, worker.isAlive]).toEqual([4, true, true]);
  console.log(
    `Silent Redis: longest answer ${Math.round(longest)} ms, jobs run ${Math.round(again)} ms after it healed`,
  );
}, 180_000);
