import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FULL, Installation, pause, untilHolds } from './support/installation.ts';
import { type Person, resumeBody } from './support/person.ts';
import { Writer } from './support/writer.ts';

const RESTARTS = FULL ? 10 : 1;
const WRITERS = FULL ? 24 : 8;
const HANG_MS = 5_000;
const AWAY_MS = 700;

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.create();
});
afterEach(async () => {
  await installation.stop();
});

describe('PostgreSQL', () => {
  it('is stopped without a word under load: nothing acknowledged is lost, nobody hangs, all comes back', async () => {
    const api = await installation.startApi();
    const worker = installation.start('worker');
    const people = await installation.people(4);
    const [ada] = people as [Person];
    await ada.send('POST', '/api/resumes', resumeBody('letters'));
    await untilHolds(() => ada.writesLetter('Before'));
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
    await untilHolds(() => ada.writesLetter('After'));
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
  }, 600_000);
});
