import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fillAccount } from '../bench/application-rows.ts';
import { Installation } from './support/installation.ts';
import type { Person } from './support/person.ts';

const ROWS = 100_000;
const HAMMERS = 50;
const ASKED = 300;

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.create();
});
afterEach(() => installation.stop());

async function times(person: Person): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 0; count < ASKED; count += 1) {
    const { status, milliseconds } = await person.get('/api/job-applications?limit=20');
    expect(status).toBe(200);
    taken.push(milliseconds);
  }
  return taken.sort((a, b) => a - b);
}

const share = (sorted: number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;

it('serves others while one person hammers a list of 100,000 rows', async () => {
  await installation.startApi();
  const [greedy, other] = (await installation.people(2)) as [Person, Person];
  await greedy.send('POST', '/api/job-applications', { company: 'Kora', position: 'Clerk' });
  await other.send('POST', '/api/job-applications', { company: 'Kora', position: 'Clerk' });
  const { rows } = await installation.database.query(`select id from "user" where email = $1`, [
    greedy.email,
  ]);
  await fillAccount(installation.database, rows[0].id, ROWS);
  const alone = await times(other);

  let stopped = false;
  let hammered = 0;
  const hammering = Array.from({ length: HAMMERS }, async () => {
    while (!stopped) {
      const { status } = await greedy.get('/api/job-applications?limit=50&search=nurse');
      expect(status).toBe(200);
      hammered += 1;
    }
  });
  const beside = await times(other).finally(() => {
    stopped = true;
  });
  await Promise.all(hammering);
  expect(hammered).toBeGreaterThan(HAMMERS);
  console.log(
    `Beside ${HAMMERS} requests at a time of one person on ${ROWS} rows, another's list took ` +
      `p50 ${share(beside, 0.5).toFixed(1)} ms and p99 ${share(beside, 0.99).toFixed(1)} ms; ` +
      `alone p50 ${share(alone, 0.5).toFixed(1)} ms and p99 ${share(alone, 0.99).toFixed(1)} ms`,
  );
}, 300_000);
