import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Operation, operations } from './fuzz/api-document.ts';
import { belongings, exceededQuotas, remains } from './race/invariants.ts';
import { type Answer, PASSWORD, Racer } from './race/racer.ts';
import { copyRows } from './support/copied-rows.ts';
import { TestApp } from './support/test-app.ts';

// `npm run test:faults` runs every pair; the quick run a part, always the same.
const FULL = process.env.FAULTS === 'full';
const QUICK_ROUNDS = 24;
const SEED = Number(process.env.RACE_SEED ?? 20_261_122);
const AT_ONCE = 20;
const RIVALS_AT_ONCE = 2;
/** Most requests of one of the twenty in a round. */
const WAVES = 12;

/** What every operation that changes something is run against. */
const AGAINST = ['itself', 'quota', 'password change', 'sign-out', 'account deletion'] as const;
type Against = (typeof AGAINST)[number];

interface Round {
  operation: Operation;
  against: Against;
}

const named = (operationId: string): Operation => {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}`);
  return found;
};

const RIVALS: Partial<Record<Against, Operation>> = {
  'password change': named('changePassword'),
  'sign-out': named('signOut'),
  'account deletion': named('deleteAccount'),
};

const all: Round[] = operations
  .filter(({ method }) => method !== 'get')
  .flatMap((operation) =>
    AGAINST.filter((against) => against !== 'quota' || operation.answers.has(409)).map((against) => ({
      operation,
      against,
    })),
  );

/** A part of the rounds that the seed alone decides. */
function chosen(rounds: readonly Round[]): Round[] {
  let state = SEED;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state;
  };
  const shuffled = rounds.map((round) => ({ round, place: next() })).sort((a, b) => a.place - b.place);
  return (FULL ? shuffled : shuffled.slice(0, QUICK_ROUNDS)).map(({ round }) => round);
}

describe('everything that changes something, twenty at a time, on two processes', () => {
  let api: TestApp;
  let second: NestExpressApplication;
  let witness: Racer;
  let hosts: string[];
  let people = 0;
  const succeeded = new Set<string>();

  beforeAll(async () => {
    api = await TestApp.start({ TRUST_PROXY: '1' });
    const [{ createApp }, { AppModule }] = await Promise.all([
      import('../src/http/create-app.ts'),
      import('../src/app.module.ts'),
    ]);
    second = await createApp(AppModule);
    second.useLogger(false);
    for (const app of [api.app, second]) await app.listen(0, '127.0.0.1');
    hosts = await Promise.all([api.app, second].map((app) => app.getUrl()));
    witness = await newcomer();
  }, 60_000);
  afterAll(async () => {
    await second?.close();
    await api?.stop();
    console.log(`Seed ${SEED}: ${succeeded.size} operations did what they are for at least once`);
  });

  async function newcomer(): Promise<Racer> {
    people += 1;
    const racer = await Racer.signUp(hosts, api.dataDir, people);
    await racer.settle();
    return racer;
  }

  async function run({ operation, against }: Round): Promise<string[]> {
    const racer = await newcomer();
    await racer.prepare(operation);
    if (against === 'quota') await fillUp(racer);
    const other = await racer.signIn();
    const before = await belongings(api, witness.id);
    const rival = RIVALS[against];
    const answers = await race(
      () => racer.send(operation, { key: 'a first save, repeated' }),
      rival && (() => racer.send(rival)),
    );
    const own = answers.filter(({ isRival }) => !isRival);
    if (own.some(({ status }) => status < 300)) succeeded.add(operation.operationId);
    const faults = [
      ...statusFaults(
        operation,
        own,
        rival,
        answers.filter(({ isRival }) => isRival),
      ),
      ...duplicates(operation, own),
      ...(await exceededQuotas(api, racer.id)),
      ...(await sessionFaults(racer, against, rival === undefined, operation, answers, other)),
    ];
    if (JSON.stringify(await belongings(api, witness.id)) !== JSON.stringify(before))
      faults.push('rows of another person changed');
    if (await isGone(racer)) faults.push(...(await remains(api, racer.id)));
    else if (
      answers.some(({ isRival, status }) => isRival && status === 200) &&
      against === 'account deletion'
    )
      faults.push('the account is still there');
    return faults;
  }

  async function fillUp({ id }: Racer): Promise<void> {
    await copyRows(api, 'resume', id, LIMITS.resumesPerUser - 1);
    await copyRows(api, 'cover_letter', id, LIMITS.lettersPerUser - 1);
    await copyRows(api, 'career_insight', id, LIMITS.insightsPerUser - 1);
    await api.rows('update application_count set applied = $2 where user_id = $1', [
      id,
      LIMITS.applicationsPerUser - 1,
    ]);
  }

  async function isGone({ id }: Racer): Promise<boolean> {
    return (await api.rows('select 1 from "user" where id = $1', [id])).length === 0;
  }

  async function isAlive(racer: Racer, cookie: string): Promise<boolean> {
    return cookie !== '' && (await racer.call('get', '/api/auth/user', undefined, cookie)).status === 200;
  }

  /** The fault, once for each session that still works. */
  async function outliving(racer: Racer, cookies: readonly string[], fault: string): Promise<string[]> {
    const faults: string[] = [];
    for (const cookie of cookies) if (await isAlive(racer, cookie)) faults.push(fault);
    return faults;
  }

  /** Sessions that outlive what ends them. */
  async function sessionFaults(
    racer: Racer,
    against: Against,
    isAlone: boolean,
    operation: Operation,
    answers: readonly (Answer & { isRival: boolean })[],
    other: string,
  ): Promise<string[]> {
    // A sign-up's session is another person's.
    const givenAtSignIn = answers
      .filter(({ isRival }) => !isRival && operation.operationId !== 'signUp')
      .map(({ cookie }) => cookie);
    const faults = (await isGone(racer))
      ? await outliving(racer, [racer.session, other, ...givenAtSignIn], 'a session outlived its account')
      : [];
    const acts = isAlone ? answers : answers.filter(({ isRival }) => isRival);
    const isDone = acts.some(({ status }) => status === 200);
    const rival = isAlone ? operation.operationId : RIVALS[against]?.operationId;
    if (rival === 'signOut' && isDone)
      faults.push(...(await outliving(racer, [racer.session], 'a session outlived its sign-out')));
    if (rival === 'changePassword' && isDone) {
      const signIns = operation.operationId === 'signIn' ? givenAtSignIn : [];
      faults.push(...(await oldPasswordFaults(racer, other, signIns)));
    }
    return faults;
  }

  async function oldPasswordFaults(
    racer: Racer,
    other: string,
    signIns: readonly string[],
  ): Promise<string[]> {
    return [
      ...(await outliving(racer, [other], 'a session begun with the old password outlived it')),
      ...(await outliving(racer, signIns, 'a sign-in with the old password outlived it')),
      ...((await racer.signIn(PASSWORD)) ? ['the old password still signs in'] : []),
    ];
  }

  const rounds = chosen(all);
  it.each(rounds.map((round) => [round.operation.operationId, round.against, round] as const))(
    '%s against %s',
    async (_operation, _against, round) => {
      const faults = await run(round);
      expect([...new Set(faults)]).toEqual([]);
    },
    60_000,
  );

  it('most operations did what they are for, so that the races were real', () => {
    const tried = new Set(rounds.map(({ operation }) => operation.operationId));
    expect(succeeded.size / tried.size).toBeGreaterThan(0.6);
  });
});

type RaceAnswer = Answer & { isRival: boolean };

/** Twenty at a time; where there is a rival, until two of it have been answered, so that the two really meet. */
async function race(own: () => Promise<Answer>, rival?: () => Promise<Answer>): Promise<RaceAnswer[]> {
  const answers: RaceAnswer[] = [];
  let rivalsLeft = rival ? RIVALS_AT_ONCE : 0;
  const act = async (send: () => Promise<Answer>, isRival: boolean): Promise<void> => {
    answers.push({ ...(await send()), isRival });
  };
  const keepOn = async (): Promise<void> => {
    for (let turn = 0; turn < WAVES && (turn === 0 || rivalsLeft > 0); turn++) await act(own, false);
  };
  const lanes = Array.from({ length: AT_ONCE }, async (_none, lane) => {
    if (!rival || lane >= RIVALS_AT_ONCE) return await keepOn();
    await act(rival, true);
    rivalsLeft -= 1;
  });
  await Promise.all(lanes);
  return answers;
}

/** Answers that no operation may give. Losing a session or an account meanwhile has its own status. */
function statusFaults(
  operation: Operation,
  own: readonly Answer[],
  rival: Operation | undefined,
  rivals: readonly Answer[],
): string[] {
  const check = (one: Operation, answers: readonly Answer[]): string[] =>
    answers
      .filter(({ status }) => status >= 500 || !(one.answers.has(status) || status === 401))
      .map(
        ({ status, body }) => `${one.operationId} answered ${status}: ${JSON.stringify(body).slice(0, 200)}`,
      );
  return [...check(operation, own), ...(rival ? check(rival, rivals) : [])];
}

/** A first save that names itself makes one thing, however often it arrives. */
function duplicates(operation: Operation, own: readonly Answer[]): string[] {
  const made = own.filter(({ status }) => status === 201);
  const isNamed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  if (isNamed && new Set(made.map(({ body }) => body.id)).size > 1) return ['one key made several things'];
  if (operation.operationId === 'signUp' && made.length > 1) return ['one address made several accounts'];
  return [];
}
