import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyRows } from './support/copied-rows.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

const AT_ONCE = 20;

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api.stop());

interface Kind {
  path: string;
  table: string;
  most: number;
  body: (index: number, resumeId: string) => object;
  /** Rows of so many would take a minute; the product reads the counts that triggers keep. */
  countedBy?: string;
}

const KINDS: readonly Kind[] = [
  {
    path: '/api/resumes',
    table: 'resume',
    most: LIMITS.resumesPerUser,
    body: (index) => resumeBody({ title: `R ${index}` }),
  },
  {
    path: '/api/cover-letters',
    table: 'cover_letter',
    most: LIMITS.lettersPerUser,
    body: (index) => ({ title: `T ${index}`, company: 'C', position: 'P', content: 'x' }),
  },
  {
    path: '/api/job-applications',
    table: 'job_application',
    most: LIMITS.applicationsPerUser,
    body: (index) => ({ company: `C ${index}`, position: 'P' }),
    countedBy: 'select applied as n from application_count where user_id = $1',
  },
  {
    path: '/api/career-insights',
    table: 'career_insight',
    most: LIMITS.insightsPerUser,
    body: (index, resumeId) => ({
      resumeId,
      skillGaps: [],
      recommendedTraining: [],
      recommendedIndustries: [],
      atsScanResults: { score: 50, issues: [], suggestions: [] },
      generatedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  },
];

const RESUMES = KINDS[0] as Kind;

/** Gives a person one of a kind through the API, and copies of its row up to a number. */
async function fill(person: Person, kind: Kind, count: number, resumeId = ''): Promise<void> {
  await api.call('post', kind.path, person).send(kind.body(-1, resumeId)).expect(201);
  if (kind.countedBy) {
    await api.rows('update application_count set applied = $2 where user_id = $1', [person.id, count]);
    return;
  }
  await copyRows(api, kind.table as 'resume', person.id, count);
}

async function held({ table, countedBy }: Kind, person: Person): Promise<number> {
  const active = table === 'resume' ? 'and is_active' : '';
  const [row] = await api.rows<{ n: number }>(
    countedBy ?? `select count(*)::int as n from ${table} where user_id = $1 ${active}`,
    [person.id],
  );
  return row?.n ?? 0;
}

const atOnce = (send: (index: number) => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_none, index) => send(index)));

it.each(KINDS)('$path: twenty at once cannot pass the limit, and take the last room', async (kind) => {
  const person = await api.signUp();
  await fill(person, RESUMES, 1);
  const [{ id: resumeId = '' } = {}] = await api.rows<{ id: string }>(
    'select id from resume where user_id = $1',
    [person.id],
  );
  await (kind === RESUMES
    ? copyRows(api, 'resume', person.id, kind.most - 1)
    : fill(person, kind, kind.most - 1, resumeId));
  const statuses = await atOnce(
    async (index) => (await api.call('post', kind.path, person).send(kind.body(index, resumeId))).status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - 1);
  expect(await held(kind, person)).toBe(kind.most);
});

it('copies, restored ones and first saves count together', async () => {
  const person = await api.signUp();
  await fill(person, RESUMES, RESUMES.most);
  const rows = await api.rows<{ id: string }>('select id from resume where user_id = $1', [person.id]);
  const [kept, ...removed] = rows.slice(0, 3).map(({ id }) => id);
  for (const id of removed) await api.call('delete', `/api/resumes/${id}`, person).expect(204);
  const statuses = await atOnce(async (index) => {
    const path = ['', `/${kept}/duplicate`, `/${removed[index % 2]}/restore`][index % 3] ?? '';
    const body = path.endsWith('restore') ? undefined : path ? {} : resumeBody({ title: 'First' });
    return (await api.call('post', `/api/resumes${path}`, person).send(body)).status;
  });
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status < 300)).toHaveLength(removed.length);
  expect(await held(RESUMES, person)).toBe(RESUMES.most);
});

it('a first save sent twenty times at once with one key makes one, also in the last room', async () => {
  for (const kind of KINDS.slice(0, 3)) {
    const person = await api.signUp();
    await fill(person, kind, kind.most - 1);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        api.call('post', kind.path, person).set('Idempotency-Key', 'one key for all').send(kind.body(0, '')),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await held(kind, person)).toBe(kind.most);
  }
});
