// `npm run bench:replica`: lists of applications answered by a streaming replica that is 20 ms away, while they are
// written on the first server: how many the replica answers, and that nobody misses what they have just written. A person
// carries the place of their last write in the log; a replica that has not come so far leaves the list to the first.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { runCommand } from '../check/run-command.ts';
import { inRoot } from '../paths.ts';
import { FarWire } from '../services/far-wire.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { fillAccount } from './application-rows.ts';
import { median, percentile } from './bench-account.ts';
import { endByBars, sized } from './measure-size.ts';

const PEOPLE = sized(100, 8);
const EACH = sized(200, 10);
const CALLERS = 8;
const ROUNDS = sized(200, 3);
const DELAY_MS = 10;
/** After each write the person reads their list at once, and again while others are busy. */
const READS_AFTER_WRITE = 9;
const THINKING_MS = 5;

const LIST = `select id, company, position, status, notes, created_at from job_application where user_id = $1
  order by created_at desc, id desc limit 50`;
const SAVE = `update job_application set notes = $2, version = version + 1, updated_at = now()
  where id = (select id from job_application where user_id = $1 order by created_at desc, id desc limit 1)`;
const PLACE = 'select pg_current_wal_insert_lsn()::text as place';
/**
 * Asked before the list and not within it: a statement sees the rows of the moment that it began in, but this function
 * says how far the replica is now, which may be further.
 */
const IS_FRESH = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_fresh';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The files of a stopped server are a base for a replica; of one that runs `pg_basebackup` makes it. */
async function startBoth(folder: string): Promise<{ first: Postgres; replica: Postgres; wire: FarWire }> {
  const [firstFolder, replicaFolder] = [resolve(folder, 'first'), resolve(folder, 'replica')];
  const options = { durable: true, databases: ['bench'] };
  const made = await startPostgres({ ...options, folder: firstFolder });
  const migrated = await runCommand([inRoot('apps/api/dist/migrate.js')], {
    DATABASE_URL: made.url('bench'),
  });
  await made.stop();
  if (!migrated.passed) throw new Error(migrated.output);
  mkdirSync(replicaFolder);
  const copied = spawnSync('cp', ['-a', `${firstFolder}/.`, replicaFolder], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The files could not be copied: ${copied.stderr}`);
  const first = await startPostgres({ ...options, folder: firstFolder });
  const { username, password, port } = new URL(first.url('bench'));
  const wire = await FarWire.start(Number(port), { delayMs: DELAY_MS, loss: 0 });
  appendFileSync(
    resolve(replicaFolder, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${wire.port} user=${username} password=${password}'\n`,
  );
  writeFileSync(resolve(replicaFolder, 'postgres/standby.signal'), '');
  const replica = await startPostgres({ ...options, folder: replicaFolder });
  return { first, replica, wire };
}

async function makePeople(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `insert into "user" (id, email, first_name, last_name)
     select gen_random_uuid(), 'replica-' || n || '@example.com', 'Ada', 'Obi' from generate_series(1, $1::int) as n returning id`,
    [PEOPLE],
  );
  for (const { id } of rows) await fillAccount(database, id, EACH);
  await database.query('vacuum analyze job_application');
  return rows.map(({ id }) => id);
}

interface Figures {
  reads: number;
  byReplica: number;
  /** Lists that lacked what the person had written, had the replica answered whatever it knew. */
  staleWithoutPlace: number;
  stale: number;
  atFirst: number[];
  atReplica: number[];
  behind: number[];
}

type Listed = { id: string | null; notes: string }[];

class Person {
  private place = '0/0';
  private said = '';
  private wroteAt = 0;
  private isBehind = false;

  private readonly id: string;
  private readonly first: pg.Pool;
  private readonly replica: pg.Pool;
  private readonly figures: Figures;

  constructor(id: string, { first, replica }: { first: pg.Pool; replica: pg.Pool }, figures: Figures) {
    this.id = id;
    this.first = first;
    this.replica = replica;
    this.figures = figures;
  }

  async write(note: string): Promise<void> {
    await this.first.query(SAVE, [this.id, note]);
    const { rows } = await this.first.query<{ place: string }>(PLACE);
    this.place = rows[0]?.place ?? this.place;
    this.said = note;
    this.wroteAt = performance.now();
    this.isBehind = true;
  }

  async read(): Promise<void> {
    const { figures } = this;
    const plain = (await this.replica.query(LIST, [this.id])).rows as Listed;
    if (!this.isIn(plain)) figures.staleWithoutPlace += 1;
    const from = performance.now();
    const fresh = await this.readReplica();
    figures.reads += 1;
    if (fresh) {
      figures.byReplica += 1;
      figures.atReplica.push(performance.now() - from);
      if (this.isBehind) figures.behind.push(performance.now() - this.wroteAt);
      this.isBehind = false;
    }
    const shown = fresh ?? (await this.readFirst());
    if (!this.isIn(shown)) figures.stale += 1;
  }

  /** Undefined when the replica has not come so far. */
  private async readReplica(): Promise<Listed | undefined> {
    const { rows } = await this.replica.query<{ is_fresh: boolean }>(IS_FRESH, [this.place]);
    return rows[0]?.is_fresh ? ((await this.replica.query(LIST, [this.id])).rows as Listed) : undefined;
  }

  private async readFirst(): Promise<Listed> {
    const from = performance.now();
    const { rows } = await this.first.query(LIST, [this.id]);
    this.figures.atFirst.push(performance.now() - from);
    return rows as Listed;
  }

  private readonly isIn = (listed: Listed): boolean => this.said === '' || listed[0]?.notes === this.said;
}

const folder = mkdtempSync(resolve(tmpdir(), 'bench-replica-'));
const stops: (() => Promise<unknown>)[] = [];
try {
  const { first, replica, wire } = await startBoth(folder);
  stops.push(wire.stop.bind(wire), first.stop, replica.stop);
  const [firstPool, replicaPool] = [first, replica].map(
    (server) => new pg.Pool({ connectionString: server.url('bench'), max: CALLERS }),
  ) as [pg.Pool, pg.Pool];
  stops.push(
    () => firstPool.end(),
    () => replicaPool.end(),
  );
  for (const pool of [firstPool, replicaPool]) pool.on('error', () => undefined);
  const people = await makePeople(firstPool);
  const figures: Figures = {
    ...{ reads: 0, byReplica: 0, staleWithoutPlace: 0, stale: 0 },
    ...{ atFirst: [], atReplica: [], behind: [] },
  };
  const caller = async (at: number): Promise<void> => {
    const own = people.filter((_, index) => index % CALLERS === at);
    const persons = own.map((id) => new Person(id, { first: firstPool, replica: replicaPool }, figures));
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = persons[round % persons.length];
      await person?.write(`note ${round}`);
      for (let read = 0; read < READS_AFTER_WRITE; read += 1) {
        await person?.read();
        await pause(THINKING_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, at) => caller(at)));

  const share = (part: number): string => `${((100 * part) / figures.reads).toFixed(1)} %`;
  const times = (of: number[]): string =>
    `${median(of).toFixed(1)} ms, ${percentile(of, 0.95).toFixed(1)} ms`;
  console.log(
    `${figures.reads} lists of ${PEOPLE} people, ${READS_AFTER_WRITE} after each write, replica ${2 * DELAY_MS} ms away and back`,
  );
  console.log(`answered by the replica: ${share(figures.byReplica)}`);
  console.log(
    `lists that lacked the person's own write: ${figures.stale} (bar: 0); without the place in the log: ${figures.staleWithoutPlace}, ${share(figures.staleWithoutPlace)}`,
  );
  console.log(
    `from a write to a list of the replica that has it, median and 95 of 100: ${times(figures.behind)}`,
  );
  console.log(`list at the replica: ${times(figures.atReplica)}`);
  if (figures.atFirst.length > 0) console.log(`list at the first server instead: ${times(figures.atFirst)}`);
  endByBars(figures.stale === 0);
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
