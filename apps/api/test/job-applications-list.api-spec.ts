import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveApplication } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/job-applications';
const create = (owner: Person, change: object = {}) => saveApplication(api, owner, change);
const nextOf = (link: string | undefined) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];

/** Every row of a list, page by page. */
async function walk(owner: Person, query: string): Promise<{ company: string }[]> {
  const rows = [];
  let path: string | undefined = `${PATH}?${query}`;
  while (path) {
    const page = await api.call('get', path, owner).expect(200);
    rows.push(...page.body);
    path = nextOf(page.headers.link);
  }
  return rows;
}

describe('the summary', () => {
  const summary = async (owner: Person) => (await api.call('get', `${PATH}/summary`, owner).expect(200)).body;

  it('counts each status and says the success rate, as rows come, move and go', async () => {
    const owner = await api.signUp();
    expect(await summary(owner)).toEqual({
      total: 0,
      applied: 0,
      interview: 0,
      offer: 0,
      rejected: 0,
      successRate: '0%',
    });
    const made = [];
    for (const status of ['applied', 'applied', 'interview', 'offer', 'rejected', 'offer']) {
      made.push(await create(owner, { status }));
    }
    await api.call('patch', `${PATH}/${made[0].id}/status`, owner).send({ status: 'rejected' }).expect(200);
    await api.call('delete', `${PATH}/${made[5].id}`, owner).expect(204);
    expect(await summary(owner)).toEqual({
      total: 5,
      applied: 1,
      interview: 1,
      offer: 1,
      rejected: 2,
      successRate: '20%',
    });
    expect(await summary(other)).toMatchObject({ total: 0 });
  });

  it('stays right when statements race or write many rows at once', async () => {
    const owner = await api.signUp();
    const made = await Promise.all(Array.from({ length: 12 }, () => create(owner)));
    await Promise.all(
      made.flatMap(({ id }, index) => [
        api.call('patch', `${PATH}/${id}/status`, owner).send({ status: index % 2 ? 'offer' : 'interview' }),
        api.call('patch', `${PATH}/${id}/status`, owner).send({ status: 'rejected' }),
        ...(index % 3 === 0 ? [api.call('delete', `${PATH}/${id}`, owner)] : []),
      ]),
    );
    await api.rows(
      `update job_application set status = 'offer' where user_id = $1 and status <> 'rejected'`,
      [owner.id],
    );
    await api.rows(
      `insert into job_application (id, user_id, company, position, status)
       select gen_random_uuid(), user_id, company, position, 'applied' from job_application, generate_series(1, 3) where user_id = $1`,
      [owner.id],
    );
    const counted = await api.rows<{ status: string; count: number }>(
      'select status, count(*)::int as count from job_application where user_id = $1 group by status',
      [owner.id],
    );
    const expected = Object.fromEntries(counted.map(({ status, count }) => [status, count]));
    expect(await summary(owner)).toMatchObject({ total: 32, ...expected });
    await api.rows('delete from "user" where id = $1', [owner.id]);
    expect(await api.rows('select 1 from application_count where user_id = $1', [owner.id])).toEqual([]);
  });
});

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await api.signUp();
    const rows = [
      ['Ọlá Foods', 'applied', '2026-03-01', 'Lagos'],
      ['zenith', 'interview', '2026-01-01', 'Abuja 100%'],
      ['Adébáyọ̀ & Sons', 'offer', '2026-02-01', 'Lagos'],
      ['Dangote', 'interview', '2026-01-01', 'Kano_Road'],
      ['dangote', 'rejected', '2025-12-31', 'Lagos'],
    ];
    for (const [company, status, appliedDate, location] of rows) {
      await create(owner, { company, status, appliedDate, location, jobDescription: 'ọ'.repeat(5_001) });
    }
  });
  const companies = async (query: string) => (await walk(owner, query)).map(({ company }) => company);

  it.each([
    ['', ['dangote', 'Dangote', 'Adébáyọ̀ & Sons', 'zenith', 'Ọlá Foods']],
    ['sort=createdAt', ['Ọlá Foods', 'zenith', 'Adébáyọ̀ & Sons', 'Dangote', 'dangote']],
    ['sort=-appliedDate', ['Ọlá Foods', 'Adébáyọ̀ & Sons', 'Dangote', 'zenith', 'dangote']],
    ['sort=appliedDate', ['dangote', 'zenith', 'Dangote', 'Adébáyọ̀ & Sons', 'Ọlá Foods']],
    ['sort=company', ['Adébáyọ̀ & Sons', 'Dangote', 'dangote', 'Ọlá Foods', 'zenith']],
    ['sort=-company', ['zenith', 'Ọlá Foods', 'dangote', 'Dangote', 'Adébáyọ̀ & Sons']],
    ['status=interview', ['Dangote', 'zenith']],
    ['from=2026-01-01&to=2026-02-01', ['Adébáyọ̀ & Sons', 'Dangote', 'zenith']],
    ['from=2026-01-01&to=2026-02-01&sort=-createdAt', ['Dangote', 'Adébáyọ̀ & Sons', 'zenith']],
    ['from=2026-02-01', ['Ọlá Foods', 'Adébáyọ̀ & Sons']],
    ['to=2025-12-31&sort=company', ['dangote']],
    ['q=adebayo', ['Adébáyọ̀ & Sons']],
    ['q=LAGOS%20accountant&status=offer', ['Adébáyọ̀ & Sons']],
    ['q=100%25', ['zenith']],
    ['q=kano_', ['Dangote']],
    ['q=a_o', []],
    ['q=kano%5C', []],
    ['q=da', ['dangote', 'Dangote']],
    ['q=go', []],
    ['q=%26%20da%20%25', ['dangote', 'Dangote']],
    ['q=%20', ['dangote', 'Dangote', 'Adébáyọ̀ & Sons', 'zenith', 'Ọlá Foods']],
  ])('?%s shows each row once, over pages of any size', async (query, expected) => {
    for (const limit of [1, 2, 100]) expect(await companies(`${query}&limit=${limit}`)).toEqual(expected);
    const page = await api.call('get', `${PATH}?${query}`, owner).expect(200);
    expect(page.headers['x-total-count']).toBe(String(expected.length));
  });

  it('continues after a company with the longest name, in the longest letters', async () => {
    const someone = await api.signUp();
    for (const last of ['𝒳', '𝒴']) await create(someone, { company: '𓀀'.repeat(199) + last });
    expect((await walk(someone, 'sort=company&limit=1')).map(({ company }) => company.slice(-2))).toEqual([
      '𝒳',
      '𝒴',
    ]);
  });

  it('holds the start of a posting’s text, and says that there is more', async () => {
    const [row] = (await api.call('get', `${PATH}?limit=1`, owner)).body;
    expect(row).toMatchObject({ jobDescription: 'ọ'.repeat(5_000), isJobDescriptionCut: true });
    const whole = (await api.call('get', `${PATH}/${row.id}`, owner)).body;
    expect(whole).toMatchObject({ jobDescription: 'ọ'.repeat(5_001), isJobDescriptionCut: false });
  });

  it('is 1,000 long without a limit and 200 at most with one, and counts a search as far as a thousand', async () => {
    const busy = await api.signUp();
    await create(busy);
    await api.rows(
      `insert into job_application (id, user_id, company, position, search_text)
       select gen_random_uuid(), user_id, company, position, 'kora foods' from job_application, generate_series(1, 1000) where user_id = $1`,
      [busy.id],
    );
    const all = await api.call('get', PATH, busy).expect(200);
    expect([all.body.length, all.headers['x-total-count']]).toEqual([1000, '1001']);
    const found = await api.call('get', `${PATH}?q=kora&limit=200`, busy).expect(200);
    expect([found.body.length, found.headers['x-total-count']]).toEqual([200, undefined]);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=1&limit=2',
    'q=a&q=b',
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'status=hired',
    'from=yesterday',
    'to=2026-02-30',
    'sort=salary',
    'sort=__proto__',
    'cursor=nonsense',
    `cursor=${Buffer.from('["-createdAt","x","y"]').toString('base64url')}`,
    `cursor=${Buffer.from('["company","a\\u0000","019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d"]').toString('base64url')}&sort=company`,
    `cursor=${Buffer.from('["appliedDate","2026-99-99","019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d"]').toString('base64url')}&sort=appliedDate`,
  ])('refuses ?%s', async (query) => {
    await api.call('get', `${PATH}?${query}`, owner).expect(400);
  });

  it('takes a cursor only in the order it comes from', async () => {
    const page = await api.call('get', `${PATH}?limit=1&sort=company`, owner).expect(200);
    const cursor = new URL(nextOf(page.headers.link) ?? '', 'http://list').searchParams.get('cursor');
    const answer = await api.call('get', `${PATH}?cursor=${cursor}`, owner).expect(400);
    expect(answer.body.message).toBe(
      'This cursor does not come from a list in this order. Leave it out to start over.',
    );
  });
});
