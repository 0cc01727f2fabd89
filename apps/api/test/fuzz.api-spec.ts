import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { asJsonSchema, type Operation, operations, schemas } from './fuzz/api-document.ts';
import { type FuzzRequest, requestTo } from './fuzz/request-arbitrary.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

// `npm run test:fuzz` sends ten thousand and more; the quick run a part of them, always the same.
const FULL = process.env.FUZZ === 'full';
const REQUESTS_EACH = FULL ? 170 : 12;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const SEQUENCES = FULL ? 100 : 10;

/** They end what the requests after them need, open a stream, or are navigations of a browser. */
const LEFT_OUT = new Set(['signOut', 'followAiJob', 'startGoogleSignIn', 'finishGoogleSignIn']);
/** Words that only the inside of the product knows. */
const LEAKS =
  /node_modules|mikro|bullmq|pg_|relation "|syntax error|\bselect \w+ from\b|\.ts:\d|at \w+ \(|ECONN|stack/i;
const CANARY = 'CANARY-OF-BISI';

const fuzzed = operations.filter(({ operationId }) => !LEFT_OUT.has(operationId));

describe('requests of every kind to every operation', () => {
  let api: TestApp;
  let ada: Person;
  let bisi: Person;
  let ids: string[];
  let sent = 0;
  let slowest = { ms: 0, what: '' };
  const ajv = new Ajv({ strict: false, allErrors: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas: asJsonSchema(schemas) } });

  const possessionsOf = async (person: Person, mark: string): Promise<string[]> => {
    const make = async (path: string, body: object): Promise<string> =>
      (await api.call('post', path, person).send(body).expect(201)).body.id;
    return [
      await make('/api/resumes', resumeBody({ title: mark, summary: mark })),
      await make('/api/job-applications', {
        company: mark,
        position: mark,
        notes: mark,
        jobDescription: mark,
      }),
      await make('/api/cover-letters', { title: mark, company: mark, position: mark, content: mark }),
    ];
  };

  beforeAll(async () => {
    api = await TestApp.start();
    ada = await api.signUp();
    bisi = await api.signUp({ firstName: CANARY });
    ids = [
      ...(await possessionsOf(ada, 'Ada')),
      ...(await possessionsOf(bisi, CANARY)),
      '019a0000-0000-7000-8000-000000000000',
    ];
  });
  afterAll(async () => {
    await api.stop();
    console.log(`${sent} requests, the slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})`);
  });

  it.each(fuzzed.map((operation) => [operation.operationId, operation] as const))(
    '%s keeps its promises',
    async (_name, operation) => {
      const before = await rowsOf(bisi);
      const requests = fc.sample(requestTo(operation, ids), { numRuns: REQUESTS_EACH, seed: SEED });
      for (const request of requests) {
        const fault = await send(request);
        if (fault) throw new Error(`${fault}\n${JSON.stringify(request).slice(0, 2_000)}\nseed ${SEED}`);
      }
      expect(await rowsOf(bisi)).toEqual(before);
    },
    FULL ? 300_000 : 60_000,
  );

  it('leaves no trace on the objects of the process', () => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  /** Sends a request as Ada. @returns what is wrong with the answer, or undefined. */
  async function send({ operation, path, headers, body }: FuzzRequest): Promise<string | undefined> {
    // Nobody writes letters here: a client that waited would wait for long.
    const call = api.call(operation.method, path, ada).set({ Prefer: 'respond-async', ...headers });
    if (body !== undefined) {
      call.set('Content-Type', 'application/json');
      call.send(typeof body === 'string' ? body : JSON.stringify(body));
    }
    const started = performance.now();
    const answer = await call.ok(() => true);
    const ms = performance.now() - started;
    sent += 1;
    if (ms > slowest.ms) slowest = { ms, what: operation.operationId };
    const text = answer.text ?? '';
    const found = `${operation.operationId} answered ${answer.status}: ${text.slice(0, 400)}`;
    const fault = faultOf(operation, answer, text);
    return fault && `${fault} ${found}`;
  }

  /** What is wrong with an answer, or undefined. */
  function faultOf(
    operation: Operation,
    answer: { status: number; headers: Record<string, string>; body: unknown },
    text: string,
  ): string | undefined {
    if (answer.status >= 500) return 'A fault of the server.';
    if (!operation.answers.has(answer.status)) return 'Not a documented status.';
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!isDocumentedType(type, operation.types.get(answer.status)))
      return `Not a documented type (${type}).`;
    if (text.includes(CANARY)) return 'Something of another person.';
    if (answer.status >= 400 && LEAKS.test(withoutEcho(answer.body))) return 'Something of the inside.';
    return answer.status === 204 ? undefined : bodyFault(operation, answer);
  }

  function bodyFault(operation: Operation, answer: { status: number; body: unknown }): string | undefined {
    const schema = operation.answers.get(answer.status);
    if (!schema) return undefined;
    const isRight = ajv.compile({ ...(asJsonSchema(schema) as object) });
    if (isRight(answer.body)) return undefined;
    return `Not the documented answer (${ajv.errorsText(isRight.errors)}).`;
  }

  /** Everything in the tables that belongs to a person, sessions aside. */
  async function rowsOf(person: Person): Promise<unknown> {
    const [row] = await api.rows(
      `select (select md5(string_agg(r::text, '|' order by id)) from resume r where user_id = $1) as resumes,
              (select md5(string_agg(a::text, '|' order by id)) from job_application a where user_id = $1) as applications,
              (select md5(string_agg(l::text, '|' order by id)) from cover_letter l where user_id = $1) as letters,
              (select md5(u::text) from "user" u where id = $1) as person`,
      [person.id],
    );
    return row;
  }
});

const isDocumentedType = (type: string, types: readonly string[] = []): boolean =>
  types.length === 0 || types.includes(type);

/** A problem without the parts that may repeat what was sent. */
const withoutEcho = (body: unknown): string => {
  const { requestId: _id, errors: _errors, ...rest } = (body ?? {}) as Record<string, unknown>;
  return JSON.stringify(rest);
};

type Kind = 'resumes' | 'job-applications' | 'cover-letters';

interface Step {
  kind: Kind;
  who: 0 | 1;
  act: 'create' | 'read' | 'save' | 'saveStale' | 'remove' | 'list' | 'steal';
  pick: number;
}

interface Thing {
  kind: Kind;
  owner: 0 | 1;
  version: number;
  mark: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Kind>('resumes', 'job-applications', 'cover-letters'),
  who: fc.constantFrom<0 | 1>(0, 1),
  act: fc.constantFrom<Step['act']>(
    'create',
    'create',
    'read',
    'save',
    'saveStale',
    'remove',
    'list',
    'steal',
  ),
  pick: fc.nat(20),
});

interface Turn {
  call(method: Operation['method'], path?: string): ReturnType<TestApp['call']>;
  things: Map<string, Thing>;
  /** Ids of what the person has of this kind. */
  mine: readonly string[];
  /** What this turn writes. */
  made: Thing;
  /** One of the person's own things, and one of the other's. */
  id: string | undefined;
  foreign: string | undefined;
}

/** What each act does and expects; without the thing that it needs it does nothing. */
const ACTS: Readonly<Record<Step['act'], (turn: Turn) => Promise<void>>> = {
  async create({ call, things, made }) {
    const { body } = await call('post').send(bodyOf(made.kind, made.mark)).expect(201);
    things.set(body.id, { ...made, version: body.version });
  },
  async list({ call, mine }) {
    const { body } = await call('get').expect(200);
    expect(new Set(body.map((row: { id: string }) => row.id))).toEqual(new Set(mine));
  },
  async steal({ call, foreign, made }) {
    if (!foreign) return;
    await call('get', `/${foreign}`).expect(404);
    await call('put', `/${foreign}`).send(bodyOf(made.kind, made.mark)).expect(404);
    await call('delete', `/${foreign}`).expect(404);
  },
  async read({ call, things, id = '' }) {
    const thing = things.get(id);
    if (!thing) return;
    const { body } = await call('get', `/${id}`).expect(200);
    expect(JSON.stringify(body)).toContain(thing.mark);
    expect(body.version).toBe(thing.version);
  },
  async save({ call, things, made, id = '' }) {
    const thing = things.get(id);
    if (!thing) return;
    const change = { ...bodyOf(made.kind, made.mark), version: thing.version };
    const { body } = await call('put', `/${id}`).send(change).expect(200);
    expect(body.version).toBe(thing.version + 1);
    things.set(id, { ...made, version: body.version });
  },
  async saveStale({ call, things, made, id = '' }) {
    const thing = things.get(id);
    if (!thing || thing.version < 2) return;
    const change = { ...bodyOf(made.kind, made.mark), version: thing.version - 1 };
    const { body } = await call('put', `/${id}`).send(change).expect(409);
    expect(body.currentVersion).toBe(thing.version);
  },
  async remove({ call, things, id = '' }) {
    if (!things.has(id)) return;
    await call('delete', `/${id}`).expect(204);
    await call('get', `/${id}`).expect(404);
    things.delete(id);
  },
};

describe('sequences of two people', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.stop());

  it('always find what was written and never what is another’s', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const people = [await api.signUp(), await api.signUp()] as const;
        const things = new Map<string, Thing>();
        for (const [index, { kind, who, act, pick }] of steps.entries()) {
          const ids = [...things].filter(([, thing]) => thing.kind === kind);
          const mine = ids.filter(([, { owner }]) => owner === who).map(([id]) => id);
          const theirs = ids.filter(([, { owner }]) => owner !== who).map(([id]) => id);
          await ACTS[act]({
            call: (method, path = '') => api.call(method, `/api/${kind}${path}`, people[who]),
            things,
            mine,
            made: { kind, owner: who, version: 1, mark: `mark-${index}` },
            id: mine[pick % Math.max(mine.length, 1)],
            foreign: theirs[pick % Math.max(theirs.length, 1)],
          });
        }
      }),
      { numRuns: SEQUENCES, seed: SEED },
    );
  }, 600_000);
});

const bodyOf = (kind: Kind, mark: string): object =>
  kind === 'resumes'
    ? resumeBody({ title: mark })
    : { title: mark, company: mark, position: mark, content: mark };
