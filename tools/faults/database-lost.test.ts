import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TcpProxy } from '../services/tcp-proxy.ts';
import { FULL, Installation, pause, untilHolds } from './support/installation.ts';
import { type Person, resumeBody } from './support/person.ts';
import { Writer } from './support/writer.ts';

const RESTARTS = FULL ? 10 : 1;
const WRITERS = FULL ? 24 : 8;
const HANG_MS = 5_000;
const AWAY_MS = 700;
const STATEMENT_MS = 1_000;

let installation: Installation;
let proxy: TcpProxy | undefined;
beforeEach(async () => {
  installation = await Installation.create();
});
afterEach(async () => {
  await installation.stop();
  await proxy?.stop();
  proxy = undefined;
});

/** The writer is asked and a worker answers: the queue, its notifications and the listening API all work. */
async function writesLetter(person: Person, company: string): Promise<number> {
  const wanted = { company, position: 'Accountant', jobDescription: '' };
  return await untilHolds(
    async () => (await person.send('POST', '/api/cover-letters/generate', wanted)).status === 200,
  );
}

describe('PostgreSQL', () => {
  it('is stopped without a word under load: nothing acknowledged is lost, nobody hangs, all comes back', async () => {
    const api = await installation.startApi();
    const worker = installation.start('worker');
    const people = await installation.people(4);
    const [ada] = people as [Person];
    await ada.send('POST', '/api/resumes', resumeBody('letters'));
    await writesLetter(ada, 'Before');
    const writers = Array.from(
      { length: WRITERS },
      (_none, index) => new Writer(people[index % people.length] as Person, `w${index}x`),
    );
    const running = Promise.all(writers.map((writer) => writer.run()));
    running.catch(() => undefined);
    const recoveries: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await pause(AWAY_MS);
      await installation.killDatabase();
      await pause(AWAY_MS);
      await installation.startDatabase();
      recoveries.push(await untilHolds(async () => (await ada.get('/api/resumes')).status === 200));
    }
    for (const writer of writers) writer.stop();
    await running;
    await writesLetter(ada, 'After');
    expect([api.isAlive, worker.isAlive]).toEqual([true, true]);
    expect((await Promise.all(writers.map((writer) => writer.faults(installation.database)))).flat()).toEqual(
      [],
    );
    const answers = writers.flatMap((writer) => writer.answers);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ headers }) => headers.get('retry-after') === null)).toEqual([]);
    expect(answers.filter(({ status }) => status === 0)).toEqual([]);
    const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    expect(longest).toBeLessThan(HANG_MS);
    console.log(
      `${RESTARTS} restarts under ${WRITERS} writers: ${writers.reduce((sum, { saves }) => sum + saves, 0)} saves ` +
        `acknowledged, ${refused.length} requests refused, longest answer ${Math.round(longest)} ms, ` +
        `working again ${Math.round(Math.max(...recoveries))} ms after the server was back at most`,
    );
  }, 300_000);

  it('falls silent on the wire: requests end in time, and new connections take over', async () => {
    const direct = installation.databaseUrl;
    proxy = await TcpProxy.start(Number(new URL(direct).port));
    const variables = {
      DATABASE_URL: proxy.before(direct),
      STATEMENT_TIMEOUT_MS: String(STATEMENT_MS),
    };
    const api = await installation.startApi(variables);
    const worker = installation.start('worker', variables);
    const [ada] = (await installation.people(1)) as [Person];
    await ada.send('POST', '/api/resumes', resumeBody('letters'));
    await writesLetter(ada, 'Before');
    proxy.fallSilent();
    const during = await Promise.all(Array.from({ length: 30 }, () => ada.get('/api/resumes')));
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
    const longest = Math.max(...during.map(({ milliseconds }) => milliseconds));
    proxy.heal();
    const healed = await untilHolds(async () => (await ada.get('/api/resumes')).status === 200);
    const jobsHealed = await writesLetter(ada, 'After');
    expect([api.isAlive, worker.isAlive]).toEqual([true, true]);
    console.log(
      `Silent wire: longest answer ${Math.round(longest)} ms, ${Math.round(healed)} ms to the first good one, ` +
        `letter ${Math.round(jobsHealed)} ms`,
    );
  }, 120_000);
});
