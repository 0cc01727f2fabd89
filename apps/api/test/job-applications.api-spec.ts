import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldErrorsOf } from './support/field-errors.ts';
import { applicationBody, saveApplication, saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/job-applications';
const create = (owner: Person, change: object = {}) => saveApplication(api, owner, change);

describe('adding an application', () => {
  it('takes what the specification’s form sends, for the signed-in person whatever the body says', async () => {
    const sent = {
      company: ' Kora Foods ',
      position: 'Accountant',
      location: 'Aba',
      jobUrl: '',
      status: 'interview',
      appliedDate: '2026-11-02',
      notes: 'Discovered via Sample',
      userId: other.id,
    };
    const made = await create(me, sent);
    expect(made).toMatchObject({ ...sent, company: 'Kora Foods', userId: me.id, version: 1, contacts: [] });
    expect((await api.call('get', `${PATH}/${made.id}`, me).expect(200)).body).toEqual(made);
    const list = (await api.call('get', PATH, me).expect(200)).body;
    expect(list.find(({ id }: { id: string }) => id === made.id)).toMatchObject({
      company: 'Kora Foods',
      position: 'Accountant',
      status: 'interview',
      jobDescription: '',
    });
    expect((await api.call('get', PATH, other).expect(200)).body).toEqual([]);
  });

  it('is applied today unless said otherwise', async () => {
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });
    expect(await create(me)).toMatchObject({
      status: 'applied',
      appliedDate: today,
      interviewDate: null,
      followUpDate: null,
    });
    expect(await create(me, { status: null, appliedDate: null, jobUrl: null })).toMatchObject({
      status: 'applied',
      appliedDate: today,
      jobUrl: '',
    });
  });

  it('keeps every field, days as days and moments as moments', async () => {
    const sent = {
      jobDescription: '  Ledger work\n₦450,000 ',
      followUpDate: '2028-02-29',
      interviewDate: '2026-03-29T02:30:00+01:00',
      salary: '₦350,000 a month',
      contacts: [
        { name: 'Ngọzi', role: 'Recruiter', email: 'ngozi@example.com', phone: '0803' },
        { name: 'Tunde', email: '' },
      ],
    };
    expect(await create(me, sent)).toMatchObject({ ...sent, interviewDate: '2026-03-29T01:30:00.000Z' });
  });

  it('names every fault in the words of the form, and stores nothing', async () => {
    const before = (await api.call('get', `${PATH}/summary`, me)).body.total;
    const answer = await api
      .call('post', PATH, me)
      .send({
        company: ' ',
        jobUrl: 'javascript:alert(1)',
        status: 'hired',
        appliedDate: '',
        followUpDate: '2026-02-30',
        interviewDate: 'tomorrow',
        salary: 5,
        notes: 'x'.repeat(10_001),
        jobDescription: 'x'.repeat(20_001),
        location: 'a\u0000b',
        resumeUsed: 'mine',
        contacts: [{ name: '', email: 'nobody' }],
      })
      .expect(400);
    expect(fieldErrorsOf(answer.body)).toEqual({
      company: 'Company is required',
      position: 'Position is required',
      jobUrl: 'Job URL must be a valid URL starting with http:// or https://',
      status: 'Status must be one of applied, interview, offer, rejected',
      appliedDate: 'Applied date is required',
      followUpDate: 'Follow-up date must be a date such as 2026-11-21',
      interviewDate: 'Interview date must be a date and time such as 2026-11-21T09:30:00+01:00',
      salary: 'Salary must be text',
      notes: 'Notes must be at most 10,000 characters',
      jobDescription: 'Job description must be at most 20,000 characters',
      location: 'This text contains characters that cannot be saved. Please remove them.',
      resumeUsed: 'Resume used must be an id',
      'contacts.0.name': 'Name is required',
      'contacts.0.email': 'Please enter a valid email address',
    });
    expect((await api.call('get', `${PATH}/summary`, me)).body.total).toBe(before);
  });

  it.each([
    { appliedDate: '0000-01-01' },
    { appliedDate: '2026-13-01' },
    { interviewDate: '2026-02-31T10:00:00Z' },
    { contacts: 'Ngozi' },
    { contacts: [null] },
    { contacts: Array.from({ length: 21 }, () => ({ name: 'N' })) },
    { status: { $ne: null } },
    { company: ['Kora'] },
    { notes: 'half \ud800 of a pair' },
    { version: 0 },
  ])('refuses %j', async (change) => {
    const answer = await api.call('post', PATH, me).send(applicationBody(change)).expect(400);
    expect(answer.body.errors[0].field.split('.')[0]).toBe(Object.keys(change)[0]);
  });

  it('makes one of a creation that is sent twenty times', async () => {
    const owner = await api.signUp();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('post', PATH, owner).set('Idempotency-Key', key).send(applicationBody()),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await api.call('get', `${PATH}/summary`, owner)).body.total).toBe(1);
    const steps = await api.call('get', `${PATH}/${answers[0]?.body.id}/history`, owner).expect(200);
    expect(steps.body).toHaveLength(1);
  });

  it('points only at the owner’s own resume and letter', async () => {
    const [mine, foreign] = await Promise.all(
      [me, other].map(async (owner) => (await saveResume(api, owner)).id),
    );
    const letter = async (owner: Person) =>
      (
        await api.rows<{ id: string }>(
          `insert into cover_letter (id, user_id, title, company, position, content) values (gen_random_uuid(), $1, 't', 'c', 'p', 'x') returning id`,
          [owner.id],
        )
      )[0]?.id;
    const [myLetter, foreignLetter] = [await letter(me), await letter(other)];
    const made = await create(me, { resumeUsed: mine, coverLetterUsed: myLetter });
    expect(made).toMatchObject({ resumeUsed: mine, coverLetterUsed: myLetter });
    for (const [resumeUsed, coverLetterUsed] of [
      [foreign, foreignLetter],
      [randomUUID(), randomUUID()],
    ]) {
      const answer = await api
        .call('post', PATH, me)
        .send(applicationBody({ resumeUsed, coverLetterUsed }))
        .expect(400);
      expect(fieldErrorsOf(answer.body)).toEqual({
        resumeUsed: 'This resume is not one of yours',
        coverLetterUsed: 'This cover letter is not one of yours',
      });
      await api
        .call('put', `${PATH}/${made.id}`, me)
        .send(applicationBody({ resumeUsed, coverLetterUsed }))
        .expect(400);
    }
    await api.call('delete', `/api/resumes/${mine}`, me).expect(204);
    const kept = await api
      .call('put', `${PATH}/${made.id}`, me)
      .send(applicationBody({ resumeUsed: mine }))
      .expect(200);
    expect(kept.body.resumeUsed).toBe(mine);
    const freed = await api
      .call('put', `${PATH}/${made.id}`, me)
      .send(applicationBody({ resumeUsed: null, coverLetterUsed: '' }))
      .expect(200);
    expect(freed.body).toMatchObject({ resumeUsed: null, coverLetterUsed: null });
  });

  it('stops at the limit with a clear word', async () => {
    const owner = await api.signUp();
    await create(owner);
    await api.rows('update application_count set applied = 200000 where user_id = $1', [owner.id]);
    const answer = await api.call('post', PATH, owner).send(applicationBody()).expect(409);
    expect(answer.body.message).toBe('You can keep 200,000 applications. Delete some to make room.');
  });
});

describe('saving and moving an application', () => {
  it('keeps what is left out and empties what is sent empty', async () => {
    const made = await create(me, {
      location: 'Aba',
      appliedDate: '2026-01-05',
      followUpDate: '2026-01-12',
      notes: 'Call Ada',
      contacts: [{ name: 'Ada' }],
    });
    const saved = await api
      .call('put', `${PATH}/${made.id}`, me)
      .send(applicationBody({ company: 'Kora Farms', followUpDate: null, notes: '', version: 1 }))
      .expect(200);
    expect(saved.body).toMatchObject({
      company: 'Kora Farms',
      location: 'Aba',
      appliedDate: '2026-01-05',
      followUpDate: null,
      notes: '',
      contacts: [{ name: 'Ada' }],
      version: 2,
    });
    const found = await api.call('get', `${PATH}?q=kora%20farms`, me).expect(200);
    expect(found.body).toMatchObject([{ company: 'Kora Farms' }]);
  });

  it('lets exactly one of twenty racing saves of one version through', async () => {
    const { id } = await create(me);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.call('put', `${PATH}/${id}`, me).send(applicationBody({ notes: `Racer ${index}`, version: 1 })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      currentVersion: 2,
      message: 'This job application was changed elsewhere since you opened it.',
    });
  });

  it('records each step with who, from, to and when, and no step where none was made', async () => {
    const made = await create(me);
    const move = (status: string) =>
      api.call('patch', `${PATH}/${made.id}/status`, me).send({ status }).expect(200);
    await move('interview');
    await move('interview');
    await api
      .call('put', `${PATH}/${made.id}`, me)
      .send(applicationBody({ notes: 'no step' }))
      .expect(200);
    await api
      .call('put', `${PATH}/${made.id}`, me)
      .send(applicationBody({ status: 'offer' }))
      .expect(200);
    const { body: steps } = await api.call('get', `${PATH}/${made.id}/history`, me).expect(200);
    expect(steps.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['interview', 'offer'],
      ['applied', 'interview'],
      [null, 'applied'],
    ]);
    for (const step of steps) expect(step.userId).toBe(me.id);
    const times = steps.map(({ changedAt }: { changedAt: string }) => changedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([{}, { status: 'hired' }, { status: null }, { status: ['offer'] }])(
    'refuses the status of %j',
    async (sent) => {
      const { id } = await create(me);
      const answer = await api.call('patch', `${PATH}/${id}/status`, me).send(sent).expect(400);
      expect(fieldErrorsOf(answer.body)).toEqual({
        status: 'Status must be one of applied, interview, offer, rejected',
      });
    },
  );

  it('forgets a deleted application and its history', async () => {
    const { id } = await create(me);
    await api.call('delete', `${PATH}/${id}`, me).expect(204);
    await api.call('get', `${PATH}/${id}`, me).expect(404);
    await api.call('delete', `${PATH}/${id}`, me).expect(404);
    expect(
      await api.rows('select 1 from application_status_change where job_application_id = $1', [id]),
    ).toEqual([]);
  });
});

describe('ownership', () => {
  it.each([
    ['get', '', undefined],
    ['get', '/history', undefined],
    ['put', '', applicationBody({ company: 'Stolen' })],
    ['patch', '/status', { status: 'rejected' }],
    ['delete', '', undefined],
  ] as const)('%s %s of another person’s application is the same as of none', async (method, tail, sent) => {
    const mine = await create(me);
    const ids = [mine.id, randomUUID(), 'not-an-id'];
    const answers = await Promise.all(
      ids.map((id) => api.call(method, `${PATH}/${id}${tail}`, other).send(sent)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Job application not found');
    }
    expect((await api.call('get', `${PATH}/${mine.id}`, me).expect(200)).body).toEqual(mine);
  });
});
