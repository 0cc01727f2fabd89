import type pg from 'pg';
import { inRoot } from '../paths.ts';
import { sized } from './measure-size.ts';

/** People of the queue; each may have three jobs under way. */
const PEOPLE = sized(200, 2);
const JOBS_EACH = 3;
export const QUEUED = PEOPLE * JOBS_EACH;

interface Person {
  userId: string;
  resumeId: string;
}

/** What is used of the API's own parts, which are built and not seen by the type check of the tools. */
interface Parts {
  ask(ownerId: string, kind: string, input: object, options: object): Promise<unknown>;
  pause(): Promise<void>;
  resume(): Promise<void>;
}
interface Context {
  get<Part>(token: unknown, options: { strict: false }): Part;
  close(): Promise<void>;
}

/** The API's own way from a request to the queue, in this process and without HTTP. */
export class OrdinaryWay {
  private readonly context: Context;
  private readonly service: Pick<Parts, 'ask'>;
  private readonly queue: Pick<Parts, 'pause' | 'resume'>;

  private constructor(context: Context, service: OrdinaryWay['service'], queue: OrdinaryWay['queue']) {
    this.context = context;
    this.service = service;
    this.queue = queue;
  }

  static async open(environment: Record<string, string>): Promise<OrdinaryWay> {
    Object.assign(process.env, { REDIS_URL: '', ...environment });
    const [{ NestFactory }, { getQueueToken }, { AppModule }, { AiJobsService }] = await Promise.all([
      part('node_modules/@nestjs/core/index.js'),
      part('node_modules/@nestjs/bullmq/dist/index.js'),
      part('apps/api/dist/app.module.js'),
      part('apps/api/dist/modules/ai-jobs/ai-jobs.service.js'),
    ]);
    const context: Context = await NestFactory.createApplicationContext(AppModule, { logger: false });
    return new OrdinaryWay(
      context,
      context.get(AiJobsService, { strict: false }),
      context.get(getQueueToken('ai-jobs'), { strict: false }),
    );
  }

  /** Asks for three letters for each, by turns. @returns requests a second. */
  async fill(people: readonly Person[]): Promise<number> {
    const started = performance.now();
    for (let turn = 0; turn < JOBS_EACH; turn += 1) {
      await Promise.all(
        people.map(({ userId, resumeId }) =>
          this.service.ask(userId, 'cover-letter', letterFor(turn, resumeId), { prefer: 'respond-async' }),
        ),
      );
    }
    return (QUEUED / (performance.now() - started)) * 1_000;
  }

  /** Workers take nothing while it lasts. */
  async pause(): Promise<void> {
    await this.queue.pause();
  }

  async resume(): Promise<void> {
    await this.queue.resume();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

const letterFor = (turn: number, resumeId: string): object => ({
  company: 'Kora Foods',
  position: `Accountant ${turn}`,
  jobDescription: 'You must know reconciliation and monthly reports. Knowledge of Sage is required.',
  resume: { id: resumeId, version: 1 },
  tone: 'formal',
  spelling: 'british',
  today: '2026-11-21',
});

// biome-ignore lint/suspicious/noExplicitAny: what is built has no types here.
const part = async (path: string): Promise<any> => await import(inRoot(path));

/** People like this one, each with a resume like theirs. */
export async function peopleLike(pool: pg.Pool, userId: string): Promise<Person[]> {
  await pool.query(
    `insert into "user" select (jsonb_populate_record(person, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'queue-' || n || '@example.com'))).*
     from "user" person, generate_series(1, $2) n where person.id = $1`,
    [userId, PEOPLE],
  );
  await pool.query(
    `insert into resume select (jsonb_populate_record(resume, jsonb_build_object(
       'id', gen_random_uuid(), 'user_id', person.id, 'creation_key', null))).*
     from resume, "user" person where resume.user_id = $1 and person.email like 'queue-%'`,
    [userId],
  );
  const { rows } = await pool.query<Person>(
    `select user_id as "userId", resume.id as "resumeId" from resume join "user" person on person.id = user_id
     where person.email like 'queue-%'`,
  );
  return rows;
}

/** Rows as if the queue had lost them all, for the sweeper to find. */
export async function loseJobs(pool: pg.Pool, people: readonly Person[]): Promise<void> {
  for (let turn = 0; turn < JOBS_EACH; turn += 1) {
    await pool.query(
      `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
       select gen_random_uuid(), user_id, 'cover-letter', jsonb_set($3, '{resume,id}', to_jsonb(resume_id::text)),
              $4, now() - interval '1 minute'
       from unnest($1::uuid[], $2::uuid[]) as person (user_id, resume_id)`,
      [
        people.map(({ userId }) => userId),
        people.map(({ resumeId }) => resumeId),
        letterFor(turn, ''),
        String(turn),
      ],
    );
  }
}

/** Waits until all are done. @returns jobs a second from the given moment of the database to the last end. */
export async function drained(pool: pg.Pool, since: Date): Promise<number> {
  for (;;) {
    const { rows } = await pool.query(`select 1 from ai_job where state in ('queued', 'running') limit 1`);
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows } = await pool.query<{ done: number; seconds: number }>(
    `select count(*) filter (where state = 'done')::int as done,
            extract(epoch from max(finished_at) - $1)::float8 as seconds from ai_job`,
    [since],
  );
  const [{ done, seconds } = { done: 0, seconds: Number.NaN }] = rows;
  if (done !== QUEUED) throw new Error(`${done} of ${QUEUED} jobs were done.`);
  await pool.query('delete from ai_job');
  return QUEUED / seconds;
}

export async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}
