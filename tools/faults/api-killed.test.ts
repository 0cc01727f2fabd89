import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FULL, Installation, pause } from './support/installation.ts';
import { Writer } from './support/writer.ts';

const KILLS = FULL ? 30 : 2;
const PEOPLE = FULL ? 10 : 3;
const WRITERS_EACH = FULL ? 5 : 4;
const LEAST_PAUSE_MS = 300;
const PAUSE_RANGE_MS = 900;

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.create();
});
afterEach(() => installation.stop());

it('loses nothing it acknowledged, tears nothing and doubles nothing when it is killed in the middle of saves', async () => {
  let api = await installation.startApi();
  const people = await installation.people(PEOPLE);
  const writers = people.flatMap((person, index) =>
    Array.from({ length: WRITERS_EACH }, (_none, number) => new Writer(person, `w${index}x${number}`)),
  );
  const running = Promise.all(writers.map((writer) => writer.run()));
  running.catch(() => undefined);
  const recoveries: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(LEAST_PAUSE_MS + Math.random() * PAUSE_RANGE_MS);
    await api.kill('SIGKILL');
    api = installation.start('main');
    recoveries.push(await installation.untilReady(api));
  }
  for (const writer of writers) writer.stop();
  await running;
  const faults = await Promise.all(writers.map((writer) => writer.faults(installation.database)));
  expect(faults.flat()).toEqual([]);
  const { rows } = await installation.database.query(
    `select (select sum(applied) from application_count)::int as counted, count(*)::int as found from job_application`,
  );
  expect(rows[0].counted).toBe(rows[0].found);
  const answers = writers.flatMap((writer) => writer.answers);
  expect(answers.filter(({ status }) => status === 0).length).toBeGreaterThan(0);
  console.log(
    `${KILLS} kills under ${writers.length} writers: ${writers.reduce((sum, { saves }) => sum + saves, 0)} saves and ` +
      `${writers.reduce((sum, { applications }) => sum + applications, 0)} applications acknowledged, ` +
      `${answers.filter(({ status }) => status === 0).length} requests cut; ` +
      `ready again after ${Math.round(Math.max(...recoveries))} ms at most`,
  );
}, 900_000);
