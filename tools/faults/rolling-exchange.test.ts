import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freePort } from '../services/free-port.ts';
import { Balancer } from './support/balancer.ts';
import { FULL, Installation, untilHolds } from './support/installation.ts';
import { Person, resumeBody } from './support/person.ts';
import { Writer } from './support/writer.ts';

const REQUESTS = FULL ? 20_000 : 2_000;
const WRITERS = 6;
const READERS = 6;
const STOP_LIMIT_MS = 10_000;

let installation: Installation;
let balancer: Balancer | undefined;
let writers: Writer[] = [];
let stopped = false;
beforeEach(async () => {
  installation = await Installation.create({ TRUST_PROXY: '1' });
});
afterEach(async () => {
  stopped = true;
  for (const writer of writers) writer.stop();
  await balancer?.stop();
  await installation.stop();
});

it('exchanges API and worker processes one by one under load without a failed request', async () => {
  const ports = await Promise.all([freePort(), freePort()]);
  const startApi = (port: number) => installation.startApi({ PORT: String(port) });
  const apis = new Map(await Promise.all(ports.map(async (port) => [port, await startApi(port)] as const)));
  let worker = installation.start('worker');
  balancer = await Balancer.start(ports);
  const shared = balancer;
  await untilHolds(() => ports.every((port) => shared.has(port)));
  const people = await Promise.all(
    [0, 1, 2].map((index) => new Person(() => shared.url, `person-${index}@example.com`).signUp()),
  );
  const [ada] = people as [Person];
  await ada.send('POST', '/api/resumes', resumeBody('letters'));

  writers = Array.from(
    { length: WRITERS },
    (_none, index) => new Writer(people[index % people.length] as Person, `w${index}x`),
  );
  const failed: string[] = [];
  const note = ({ status, body }: { status: number; body: unknown }, ...right: number[]): void => {
    if (!right.includes(status)) failed.push(`${status} ${JSON.stringify(body)}`);
  };
  let read = 0;
  let letters = 0;
  const reading = async (person: Person): Promise<void> => {
    while (!stopped) {
      note(await person.get('/api/resumes?limit=5'), 200);
      read += 1;
    }
  };
  const asking = async (): Promise<void> => {
    while (!stopped) {
      const wanted = { company: `Company ${letters}`, position: 'Accountant', jobDescription: '' };
      const answer = await ada.send('POST', '/api/cover-letters/generate', wanted);
      if (answer.status === 429) return;
      letters += 1;
      note(answer, 200, 202);
    }
  };
  const busy = [
    ...writers.map((writer) => writer.run()),
    ...Array.from({ length: READERS }, (_none, index) => reading(people[index % people.length] as Person)),
    asking(),
  ];
  const sent = (): number => read + letters + writers.reduce((sum, { answers }) => sum + answers.length, 0);

  const stops: number[] = [];
  const timedStop = async (stop: Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await stop;
    stops.push(performance.now() - began);
  };
  let exchanges = 0;
  do {
    for (const port of FULL ? ports : ports.slice(0, 1)) {
      await timedStop(apis.get(port)?.kill('SIGTERM') ?? Promise.resolve());
      apis.set(port, await startApi(port));
      await untilHolds(() => shared.has(port));
      exchanges += 1;
    }
    const next = installation.start('worker');
    await untilHolds(() => next.output.includes('Waiting for work'));
    await timedStop(worker.kill('SIGTERM'));
    worker = next;
  } while (FULL && sent() < REQUESTS);
  await untilHolds(() => sent() >= REQUESTS, 120_000);
  stopped = true;
  for (const writer of writers) writer.stop();
  await Promise.all(busy);

  for (const answer of writers.flatMap(({ answers }) => answers)) note(answer, 200, 201);
  expect(failed).toEqual([]);
  expect((await Promise.all(writers.map((writer) => writer.faults(installation.database)))).flat()).toEqual(
    [],
  );
  const finished = async () =>
    (await installation.database.query("select 1 from ai_job where state not in ('done')")).rows.length === 0;
  await untilHolds(finished);

  // Long waits are sent elsewhere: no client is cut off, and the process does not wait for them.
  await worker.kill('SIGKILL');
  const [, last = 0] = ports;
  const [, grace] = people as [Person, Person];
  await grace.send('POST', '/api/resumes', resumeBody('letters'));
  const direct = grace.at(() => `http://127.0.0.1:${last}`);
  const waiting = direct.send('POST', '/api/cover-letters/generate', { company: 'Kora', position: 'Clerk' });
  const queued = async () =>
    (await installation.database.query("select id from ai_job where state = 'queued'")).rows[0]?.id;
  await untilHolds(async () => (await queued()) !== undefined);
  const events = direct.get(`/api/ai-jobs/${await queued()}/events`);
  await untilHolds(async () => (await fetch(`http://127.0.0.1:${last}/livez`)).ok);
  await timedStop(apis.get(last)?.kill('SIGTERM') ?? Promise.resolve());
  expect((await waiting).status).toBe(202);
  expect((await events).body).toContain('"state":"queued"');
  expect(Math.max(...stops)).toBeLessThan(STOP_LIMIT_MS);
  console.log(
    `${exchanges} API processes exchanged under ${sent()} requests and ${letters} letters: ${failed.length} failed; ` +
      `the longest stop took ${Math.round(Math.max(...stops))} ms`,
  );
}, 1_200_000);
