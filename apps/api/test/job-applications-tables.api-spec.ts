import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api.stop());

const PATH = '/api/job-applications';
const send = (owner: Person, csv: unknown, preview?: unknown) =>
  api.call('post', `${PATH}/import`, owner).send({ csv, preview });
const total = async (owner: Person) => (await api.call('get', `${PATH}/summary`, owner)).body.total;
const list = async (owner: Person) => (await api.call('get', `${PATH}?sort=createdAt`, owner)).body;

const TABLE = [
  'Employer;Job title;Stage;Date applied;Interview;Mood',
  'Ọlá Foods;Accountant;Interviewing;2/11/2026;3/11/2026 10:00;good',
  ';Clerk;;;;',
  'Zenith;Teller;lost;31/02/2026;soon;',
  'Ọlá Foods;Accountant;;2026-11-02;;',
  'Dangote;Driver;;;;',
].join('\n');

describe('importing a table', () => {
  it('shows first what would become of each row, and saves nothing', async () => {
    const owner = await api.signUp();
    const { body } = await send(owner, TABLE, true).expect(200);
    expect(body).toMatchObject({
      preview: true,
      added: 2,
      duplicates: 1,
      faulty: 2,
      ignoredColumns: ['Mood'],
    });
    expect(body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
      [2, 'add'],
      [3, 'faulty'],
      [4, 'faulty'],
      [5, 'duplicate'],
      [6, 'add'],
    ]);
    expect(body.rows[0].application).toMatchObject({
      company: 'Ọlá Foods',
      status: 'interview',
      appliedDate: '2026-11-02',
      interviewDate: '2026-11-03T09:00:00.000Z',
    });
    expect(body.rows[1].errors).toEqual([{ field: 'company', message: 'Company is required' }]);
    expect(body.rows[2].errors).toEqual([
      { field: 'status', message: 'Status must be one of applied, interview, offer, rejected' },
      { field: 'appliedDate', message: 'Applied date must be a date such as 2026-11-21' },
      {
        field: 'interviewDate',
        message: 'Interview date must be a date and time such as 2026-11-21T09:30:00+01:00',
      },
    ]);
    expect(await total(owner)).toBe(0);
  });

  it('adds what is sound, once, however often and however fast it is sent', async () => {
    const owner = await api.signUp();
    const stranger = await api.signUp();
    const answers = await Promise.all([send(owner, TABLE), send(owner, TABLE), send(owner, TABLE)]);
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 2]);
    const [first, second] = await list(owner);
    expect(first).toMatchObject({
      company: 'Ọlá Foods',
      position: 'Accountant',
      userId: owner.id,
      version: 1,
    });
    expect(second).toMatchObject({ company: 'Dangote', status: 'applied' });
    // Moved on since, it is still the one in the table.
    await api.call('patch', `${PATH}/${first.id}/status`, owner).send({ status: 'offer' }).expect(200);
    expect((await send(owner, TABLE).expect(200)).body).toMatchObject({
      preview: false,
      added: 0,
      duplicates: 3,
    });
    expect(await total(owner)).toBe(2);
    const steps = (await api.call('get', `${PATH}/${second.id}/history`, owner)).body;
    expect(steps).toMatchObject([{ from: null, to: 'applied', userId: owner.id }]);
    expect((await api.call('get', `${PATH}?q=ola%20foods`, owner)).body).toHaveLength(1);
    expect(await total(stranger)).toBe(0);
  });

  it('goes by the clock of the person', async () => {
    const owner = await api.signUp();
    await api
      .call('put', '/api/auth/user', owner)
      .send({ firstName: 'Ada', lastName: 'Obi', timeZone: 'America/New_York' })
      .expect(200);
    await send(owner, 'Company,Position,Interview date\nA,B,2026-07-01 09:00').expect(200);
    expect((await list(owner))[0].interviewDate).toBe('2026-07-01T13:00:00.000Z');
  });

  it('takes a thousand rows, and not one more', async () => {
    const owner = await api.signUp();
    const table = (rows: number) =>
      ['Company,Position', ...Array.from({ length: rows }, (_, row) => `Employer ${row},Clerk`)].join('\r\n');
    const refused = await send(owner, table(1_001)).expect(422);
    expect(refused.body.message).toBe(
      'A table can have at most 1,000 rows, and this one has 1,001. Please send it in parts.',
    );
    expect((await send(owner, table(1_000)).expect(200)).body.added).toBe(1_000);
    expect(await total(owner)).toBe(1_000);
    expect((await send(owner, table(1_000)).expect(200)).body).toMatchObject({ added: 0, duplicates: 1_000 });
  });

  it('never goes beyond what an account may hold', async () => {
    const owner = await api.signUp();
    await send(owner, 'Company,Position\nA,B').expect(200);
    await api.rows('update application_count set applied = 199999 where user_id = $1', [owner.id]);
    const answer = await send(owner, 'Company,Position\nC,D\nE,F').expect(409);
    expect(answer.body.message).toBe('You can keep 200,000 applications. Delete some to make room.');
    expect(await list(owner)).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 400, 'Validation failed: Table is required'],
    ['a number', 5, 400, 'Validation failed: Table must be text'],
    ['a list', ['Company,Position'], 400, 'Validation failed: Table must be text'],
    ['too much', 'x'.repeat(400_001), 400, 'Validation failed: Table must be at most 400,000 characters'],
    ['far too much', 'x'.repeat(600_000), 413, 'The body is too large.'],
    [
      'a NUL',
      'Company,Position\nA\u0000,B',
      400,
      'Validation failed: This text contains characters that cannot be saved. Please remove them.',
    ],
    [
      'blank lines',
      ' \n\n,,\n',
      422,
      'The first row must name the columns. Two of them must be Company and Position.',
    ],
    [
      'no table',
      '<html><body>hello</body></html>',
      422,
      'The first row must name the columns. Two of them must be Company and Position.',
    ],
    ['no rows', 'Company,Position\n', 422, 'There are no rows under the headings.'],
  ])('refuses %s', async (_what, csv, status, message) => {
    const owner = await api.signUp();
    const answer = await send(owner, csv);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await total(owner)).toBe(0);
  });

  it('refuses a preview that is no yes or no, so that nobody saves by mistake', async () => {
    const owner = await api.signUp();
    await send(owner, TABLE, 'true').expect(400);
    expect(await total(owner)).toBe(0);
  });

  it('reports a row that cannot be read and takes the others', async () => {
    const owner = await api.signUp();
    const { body } = await send(owner, 'Company,Position,Notes\nA,B,\nC,D,"open\nE,F,').expect(200);
    expect(body).toMatchObject({ added: 1, faulty: 1 });
    expect(body.rows[1].errors[0].message).toMatch('quotation mark');
    const long = await send(owner, `Company,Position\n${'x'.repeat(201)},B`).expect(200);
    expect(long.body.rows[0].errors).toEqual([
      { field: 'company', message: 'Company must be at most 200 characters' },
    ]);
  });
});

describe('exporting', () => {
  const exported = async (owner: Person) => await api.call('get', `${PATH}/export.csv`, owner).expect(200);

  it('gives a file that Excel reads, that runs no formula, and that the import takes back', async () => {
    const owner = await api.signUp();
    const rows = [
      { company: '=HYPERLINK("http://evil.example","x")', position: '@cmd', notes: '+1\n-2, "three"' },
      { company: 'Ọlá Foods', position: 'Clerk', interviewDate: '2026-11-03T09:00:00Z', status: 'interview' },
    ];
    for (const row of rows)
      await api
        .call('post', PATH, owner)
        .send({ appliedDate: '2026-11-02', ...row })
        .expect(201);
    const file = await exported(owner);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="?job-applications-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    const lines = file.text.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffCompany,Position,Location,Job URL,Status,Applied date,Interview date,Follow-up date,Salary,Notes,Job description',
    );
    expect(lines[1]).toBe(
      `"'=HYPERLINK(""http://evil.example"",""x"")","'@cmd",,,applied,2026-11-02,,,,"'+1\n-2, ""three""",`,
    );
    expect(lines[2]).toBe('Ọlá Foods,Clerk,,,interview,2026-11-02,2026-11-03 10:00,,,,');
    expect((await send(owner, file.text).expect(200)).body).toMatchObject({ added: 0, duplicates: 2 });
    const heir = await api.signUp();
    expect((await send(heir, file.text).expect(200)).body).toMatchObject({ added: 2, faulty: 0 });
    expect((await exported(heir)).text).toBe(file.text);
  });

  it('gives all of them, and only the owner’s', async () => {
    const owner = await api.signUp();
    const table = ['Company,Position', ...Array.from({ length: 450 }, (_, row) => `E${row},Clerk`)].join(
      '\n',
    );
    await send(owner, table).expect(200);
    const companies = (await exported(owner)).text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(companies).toEqual(Array.from({ length: 450 }, (_, row) => `E${row}`));
    const empty = await exported(await api.signUp());
    expect(empty.text.trim().split('\r\n')).toHaveLength(1);
    await api.http.get(`${PATH}/export.csv`).expect(401);
  });
});
