import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TcpProxy } from '../services/tcp-proxy.ts';
import { Installation, untilHolds } from './support/installation.ts';
import { type Person, resumeBody } from './support/person.ts';

const STATEMENT_MS = 1_000;
/** For a connection, a statement and the silence after it, of two statements one after the other. */
const LONGEST_MS = 10_000;

let installation: Installation;
let proxy: TcpProxy;
beforeEach(async () => {
  installation = await Installation.create();
  proxy = await TcpProxy.start(Number(new URL(installation.databaseUrl).port));
});
afterEach(async () => {
  await installation.stop();
  await proxy.stop();
});

it('falls silent on the wire: requests end in time, and new connections take over', async () => {
  const variables = {
    DATABASE_URL: proxy.before(installation.databaseUrl),
    STATEMENT_TIMEOUT_MS: String(STATEMENT_MS),
  };
  const api = await installation.startApi(variables);
  const worker = installation.start('worker', variables);
  const [ada] = (await installation.people(1)) as [Person];
  await ada.send('POST', '/api/resumes', resumeBody('letters'));
  await untilHolds(() => ada.writesLetter('Before'));
  proxy.fallSilent();
  const during = await Promise.all(Array.from({ length: 30 }, () => ada.get('/api/resumes')));
  expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
  const longest = Math.max(...during.map(({ milliseconds }) => milliseconds));
  expect(longest).toBeLessThan(LONGEST_MS);
  proxy.heal();
  const healed = await untilHolds(async () => (await ada.get('/api/resumes')).status === 200);
  const jobsHealed = await untilHolds(() => ada.writesLetter('After'));
  expect([api.isAlive, worker.isAlive]).toEqual([true, true]);
  console.log(
    `Silent database, statements of ${STATEMENT_MS} ms: longest answer ${Math.round(longest)} ms; after it healed ` +
      `${Math.round(healed)} ms to the first good answer and ${Math.round(jobsHealed)} ms more to a letter`,
  );
}, 120_000);
