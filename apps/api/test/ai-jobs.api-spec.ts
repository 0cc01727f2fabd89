import type { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Database } from '../src/database/database.ts';
import { Unavailable, Unprocessable } from '../src/errors/domain-errors.ts';
import { type LogContext, logContext } from '../src/logging/log-context.ts';
import type { AiJobContext } from '../src/modules/ai-jobs/ai-job.types.ts';
import { AiJobPurgeTask } from '../src/modules/ai-jobs/ai-job-purge.task.ts';
import { AiJobsOverview } from '../src/modules/ai-jobs/ai-jobs.overview.ts';
import type { LetterJobInput } from '../src/modules/cover-letters/letter-writing.handler.ts';
import { AI_JOB_QUEUE } from '../src/queue/queue-schema.ts';
import { type Person, TestApp } from './support/test-app.ts';
import { startWorker, type TestHandlers, testRedis, until } from './support/test-worker.ts';

type Work = (input: LetterJobInput, context: AiJobContext) => Promise<GeneratedLetterDto>;

const letter = (content: string): GeneratedLetterDto => ({
  content,
  resumeId: null,
  engine: 'test',
  facts: [],
  notes: [],
  blanks: [],
  missingSkills: [],
});

/** Workers whose letter writer does what a test says. */
class Writers {
  readonly started: string[] = [];
  work: Work = async ({ company }) => letter(`To ${company}`);

  readonly handlers: TestHandlers = {
    'cover-letter': {
      run: (input, context) => {
        this.started.push(context.jobId);
        return this.work(input, context);
      },
    },
    'resume-analysis': {
      run: () => {
        throw new Error('These tests ask for no analysis');
      },
    },
  };
}

/** Jobs that two workers share; `npm run test:faults` takes more. */
const MANY = process.env.FAULTS === 'full' ? 500 : 80;

const body = (company = 'Kora Foods'): object => ({ company, position: 'Accountant', jobDescription: '' });

describe.each(['PostgreSQL', 'Redis'])('jobs of the writer on %s', (backend) => {
  let api: TestApp;
  let me: Person;
  let writers: Writers;
  let workers: INestApplicationContext[];

  const start = async (): Promise<void> => void workers.push(await startWorker(writers.handlers));
  const generate = (given: object, person = me) =>
    api.call('post', '/api/cover-letters/generate', person).send(given);
  const later = async (given: object, person = me): Promise<string> => {
    const answer = await generate(given, person).set('Prefer', 'respond-async').expect(202);
    expect(answer.headers.location).toBe(`/api/ai-jobs/${answer.body.id}`);
    return answer.headers.location as string;
  };
  const state = async (path: string): Promise<string> => (await api.call('get', path, me)).body.state;

  beforeEach(async () => {
    api = await TestApp.start(backend === 'Redis' ? { REDIS_URL: testRedis() } : {});
    me = await api.signUp();
    writers = new Writers();
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await api.stop();
  });

  it('answers with the letter when it is soon done, and streams progress to those who follow', async () => {
    await start();
    const answer = await generate(body()).expect(200);
    expect(answer.body).toMatchObject({ content: 'To Kora Foods', engine: 'test' });

    let workedFor: LogContext | undefined;
    writers.work = async () => {
      workedFor = logContext();
      return letter('traced');
    };
    await generate(body('Traced Ltd')).set('X-Request-Id', 'request-of-the-test').expect(200);
    expect(workedFor).toMatchObject({ requestId: 'request-of-the-test', kind: 'cover-letter' });

    let goOn: () => void = () => undefined;
    writers.work = async (_input, { report }) => {
      report(40, 'Matching your experience');
      await new Promise<void>((resolve) => (goOn = resolve));
      return letter('done');
    };
    const path = await later(body('Slow Ltd'));
    const events = api
      .call('get', `${path}/events`, me)
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.includes('Matching')) goOn();
        });
        response.on('end', () => done(null, text));
      });
    const { body: stream, headers } = await events.expect(200);
    expect(headers['content-type']).toContain('text/event-stream');
    const told = String(stream)
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)));
    expect(told).toContainEqual(
      expect.objectContaining({ state: 'running', progress: 40, stage: 'Matching your experience' }),
    );
    expect(told.at(-1)).toMatchObject({ state: 'done', progress: 100, result: { content: 'done' } });
  });

  it('shares one job between equal requests under way, and keeps people apart', async () => {
    await start();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    writers.work = async () => {
      await released;
      return letter('one');
    };
    const other = await api.signUp();
    const paths = await Promise.all(Array.from({ length: 20 }, () => later(body())));
    expect(new Set(paths).size).toBe(1);
    expect(await later(body(), other)).not.toBe(paths[0]);
    expect(await until(() => writers.started.length === 2)).toBe(true);
    release();
    expect(await until(async () => (await state(paths[0] ?? '')) === 'done')).toBe(true);
    expect(writers.started).toHaveLength(2);
    const [job] = await api.rows<{ id: string }>('select id from ai_job where user_id = $1', [me.id]);
    for (const [method, tail] of [
      ['get', ''],
      ['get', '/events'],
      ['delete', ''],
    ] as const) {
      await api.call(method, `/api/ai-jobs/${job?.id}${tail}`, other).expect(404);
    }
    await api.call('get', '/api/ai-jobs/not-an-id', me).expect(404);
    await api.http.get(`/api/ai-jobs/${job?.id}`).expect(401);
  });

  it('refuses more than a person can follow at once or in a day, in clear words', async () => {
    for (const company of ['A', 'B', 'C']) await later(body(company));
    const fourth = await generate(body('D')).expect(429);
    expect(fourth.body.detail).toContain('You have 3 requests running');
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    // A repeated one joins its equal and needs no place.
    await later(body('A'));
    await api.rows("update ai_job set state = 'done'");
    await api.rows(
      `insert into ai_job (id, user_id, kind, input, input_hash, state)
       select gen_random_uuid(), $1, 'cover-letter', '{}', n::text, 'failed' from generate_series(1, 17) n`,
      [me.id],
    );
    const tooMany = await generate(body('E')).expect(429);
    expect(tooMany.body.detail).toContain('20 of these a day');
  });

  it('cancels a waiting job at once and a running one soon', async () => {
    const waiting = await later(body('Waiting'));
    expect((await api.call('delete', waiting, me).expect(200)).body.state).toBe('cancelled');
    await start();
    writers.work = (_input, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const running = await later(body('Running'));
    expect(await until(async () => (await state(running)) === 'running')).toBe(true);
    await api.call('delete', running, me).expect(200);
    expect(await until(async () => (await state(running)) === 'cancelled')).toBe(true);
    expect(writers.started).toHaveLength(1);
    const ended = await api.call('delete', running, me).expect(200);
    expect(ended.body.state).toBe('cancelled');
  });

  it('tries again what may pass, as late as asked, and not what cannot', async () => {
    await start();
    const starts: number[] = [];
    writers.work = async (_input, { attempt }) => {
      starts.push(Date.now());
      if (attempt === 1) throw new Unavailable('busy', 2_600);
      return letter(`at attempt ${attempt}`);
    };
    expect((await generate(body()).expect(200)).body.content).toBe('at attempt 2');
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(2_600);

    writers.work = async () => {
      throw new Unprocessable('This resume cannot be read.');
    };
    const refused = await generate(body('Final')).expect(422);
    expect(refused.body.detail).toBe('This resume cannot be read.');

    writers.work = async () => {
      throw new Error('secret detail of a fault');
    };
    const path = await later(body('Fault'));
    const queue = api.app.get<Queue>(getQueueToken(AI_JOB_QUEUE), { strict: false });
    expect(await until(async () => (await queue.getDelayedCount()) === 1)).toBe(true);
    await api.rows("update ai_job set attempts = 3, run_after = now() where state = 'queued'");
    expect(await until(async () => (await state(path)) === 'failed')).toBe(true);
    const failed = await api.call('get', path, me).expect(200);
    expect(failed.body.error).toBe('Something went wrong on our side. Please try again in a moment.');
    expect(JSON.stringify(failed.body)).not.toContain('secret detail');

    const overview = new AiJobsOverview(api.app.get(EntityManager).fork());
    expect(await overview.failed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: failed.body.id, fault: 'secret detail of a fault' }),
        expect.objectContaining({ fault: 'This resume cannot be read.' }),
      ]),
    );
    writers.work = async () => letter('at last');
    expect(await overview.retry([failed.body.id])).toBe(1);
    expect(await until(async () => (await state(path)) === 'done')).toBe(true);
    expect(await overview.counts()).toContainEqual(expect.objectContaining({ state: 'done', jobs: 2 }));
    await api.rows("update ai_job set finished_at = now() - interval '8 days' where state = 'done'");
    await new AiJobPurgeTask(api.app.get(Database)).run();
    expect(await api.rows('select state from ai_job')).toEqual([{ state: 'failed' }]);
  });

  it('brings back what the queue lost and what a dead worker held', async () => {
    const lost = await later(body('Lost'));
    await api.rows("update ai_job set run_after = now() - interval '1 minute'");
    if (backend === 'Redis') {
      const redis = new Redis(testRedis());
      await redis.flushdb();
      redis.disconnect();
    } else {
      await api.rows('truncate bullmq.job cascade');
    }
    const held = await later(body('Held'));
    await api.rows(
      `update ai_job set state = 'running', held_by = gen_random_uuid(), held_until = now() - interval '1 second'
       where input->>'company' = 'Held'`,
    );
    await start();
    for (const path of [lost, held]) {
      expect(await until(async () => (await state(path)) === 'done')).toBe(true);
    }
    expect(writers.started).toHaveLength(2);
  });

  it('shares a long queue fairly between two workers, each job once, and gives back what a stopping worker holds', async () => {
    const other = await api.signUp();
    await api.rows(
      `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
       select gen_random_uuid(), $1, 'cover-letter', '{"company":"Many"}', n::text, now() - interval '1 minute'
       from generate_series(1, $2) n`,
      [me.id, MANY],
    );
    const [single] = await api.rows<{ id: string }>(
      `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
       values (gen_random_uuid(), $1, 'cover-letter', '{"company":"One"}', '1', now() - interval '50 seconds') returning id`,
      [other.id],
    );
    await Promise.all([start(), start()]);
    const done = async (): Promise<number> =>
      (await api.rows("select 1 from ai_job where state = 'done'")).length;
    expect(await until(async () => (await done()) === MANY + 1, 110)).toBe(true);
    expect(writers.started).toHaveLength(MANY + 1);
    expect(new Set(writers.started).size).toBe(MANY + 1);
    // The one job of somebody else, due after all the others, did not wait for them; a slow machine takes some more first.
    expect(writers.started.indexOf(single?.id ?? '')).toBeLessThan(MANY / 2);

    writers.work = () => new Promise(() => undefined);
    const path = await later(body('Long'), other);
    const running = async (): Promise<boolean> =>
      (await api.call('get', path, other)).body.state === 'running';
    expect(await until(running)).toBe(true);
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    const [row] = await api.rows<{ state: string; attempts: number }>(
      "select state, attempts from ai_job where input->>'company' = 'Long'",
    );
    expect(row).toEqual({ state: 'queued', attempts: 0 });
  }, 150_000);
});
