import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import { fieldErrorsOf } from './support/field-errors.ts';
import { Outbox } from './support/outbox.ts';
import { saveApplication, saveResume } from './support/saved-documents.ts';
import { SILENT } from './support/silent-logger.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ PUBLIC_URL: 'http://toolkit.example' });
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/saved-jobs';
const JOB = {
  position: 'Accountant',
  company: 'Kora Foods Ltd',
  location: 'Ikeja, Lagos',
  jobUrl: 'https://example.com/jobs/42',
  jobDescription: 'Requirements:\n- ICAN\n- Excel',
  salary: '₦350,000 a month',
  deadline: '2031-05-06',
  reminderDate: '2031-05-02',
  notes: 'Ask Ngozi.',
};
const save = async (body: object, person = me, key?: string) => {
  const call = api.call('post', PATH, person);
  if (key) call.set('Idempotency-Key', key);
  return (await call.send(body).expect(201)).body;
};
const listingOf = async (title: string) =>
  (await api.call('get', `/api/job-listings?q=${encodeURIComponent(title)}`, me).expect(200)).body[0];

describe('a saved job', () => {
  it('is kept with every field, listed without its posting, changed and removed', async () => {
    const person = await api.signUp();
    const made = await save(JOB, person);
    expect(made).toMatchObject({ ...JOB, userId: person.id, version: 1, jobApplicationId: null });
    const { body: list, headers } = await api.call('get', PATH, person).expect(200);
    expect(headers['x-total-count']).toBe('1');
    expect(list[0]).toMatchObject({ id: made.id, deadline: JOB.deadline });
    expect(list[0]).not.toHaveProperty('jobDescription');

    const path = `${PATH}/${made.id}`;
    const { body: changed } = await api
      .call('put', path, person)
      .send({ deadline: '', notes: null, version: 1 })
      .expect(200);
    expect(changed).toEqual({
      ...made,
      deadline: null,
      notes: '',
      version: 2,
      updatedAt: changed.updatedAt,
    });
    const stale = await api.call('put', path, person).send({ notes: 'Old', version: 1 }).expect(409);
    expect(stale.body.currentVersion).toBe(2);
    expect((await api.call('get', path, person)).body.notes).toBe('');

    await api.call('delete', path, person).expect(204);
    await api.call('delete', path, person).expect(404);
    expect((await api.call('get', PATH, person)).body).toEqual([]);
  });

  it('needs a position, a company, a link or a posting, and no more', async () => {
    for (const part of [
      { position: 'Clerk' },
      { company: 'Kora' },
      { jobUrl: 'https://e.com' },
      { jobDescription: 'Text' },
    ])
      expect(await save(part)).toMatchObject(part);
    const nothing = await api.call('post', PATH, me).send({ notes: 'only notes', company: ' ' }).expect(400);
    expect(fieldErrorsOf(nothing.body)).toEqual({
      position: 'Add a position, a company, a link or the text of the posting',
    });
    const faulty = await api
      .call('post', PATH, me)
      .send({
        position: 'x'.repeat(201),
        jobUrl: 'javascript:alert(1)',
        jobDescription: 'x'.repeat(20_001),
        deadline: '2026-02-30',
        reminderDate: 'soon',
        jobListingId: 'mine',
      })
      .expect(400);
    expect(fieldErrorsOf(faulty.body)).toEqual({
      position: 'Position must be at most 200 characters',
      jobUrl: 'Job URL must be a valid URL starting with http:// or https://',
      jobDescription: 'Job description must be at most 20,000 characters',
      deadline: 'Deadline must be a date such as 2026-11-21',
      reminderDate: 'Remind me on must be a date such as 2026-11-21',
      jobListingId: 'Job listing must be an id',
    });
    await api
      .call('post', PATH, me)
      .send({ position: 'Clerk', jobDescription: 'x'.repeat(600_000) })
      .expect(413);
  });

  it('is made once however often it is sent at once', async () => {
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 6 }, () => save(JOB, me, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await save(JOB, other, key)).id).not.toBe(made[0].id);
  });

  it('is nobody else’s', async () => {
    const { id } = await save(JOB);
    const refused = { status: 404, message: 'Saved job not found' };
    for (const [method, path, body] of [
      ['get', `${PATH}/${id}`, undefined],
      ['put', `${PATH}/${id}`, { notes: 'Mine' }],
      ['delete', `${PATH}/${id}`, undefined],
      ['post', `${PATH}/${id}/track`, {}],
      ['get', `${PATH}/${randomUUID()}`, undefined],
    ] as const) {
      const answer = await api.call(method, path, other).send(body);
      expect({ status: answer.status, message: answer.body.message }).toEqual(refused);
      expect((await api.call(method, path).send(body)).status).toBe(401);
    }
    const resume = await saveResume(api, other);
    const borrowed = await api
      .call('post', PATH, me)
      .send({ ...JOB, resumeUsed: resume.id })
      .expect(400);
    expect(fieldErrorsOf(borrowed.body)).toEqual({ resumeUsed: 'This resume is not one of yours' });
  });
});

describe('a listing of discovery', () => {
  it('is saved with what it says, once, and says that it is', async () => {
    const person = await api.signUp();
    const listing = await listingOf('');
    const asked = `${PATH}/listings?ids=${listing.id},${randomUUID()},not-an-id`;
    expect((await api.call('get', asked, person).expect(200)).body).toEqual([]);

    const twice = await Promise.all(
      [1, 2].map(() => save({ jobListingId: listing.id, deadline: '2031-01-01' }, person)),
    );
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]).toMatchObject({
      position: listing.title,
      company: listing.company,
      location: listing.location,
      deadline: '2031-01-01',
      jobListingId: listing.id,
      notes: `Discovered via ${listing.source}`,
    });
    expect(twice[0].jobDescription).toContain(listing.description.slice(0, 50));
    const known = { jobListingId: listing.id, jobApplicationId: null, status: null };
    expect((await api.call('get', asked, person)).body).toEqual([{ ...known, savedJobId: twice[0].id }]);
    expect((await api.call('get', asked, other)).body).toEqual([]);

    await saveApplication(api, person, {
      company: ` ${listing.company.toUpperCase()}`,
      position: listing.title.toLowerCase(),
      status: 'interview',
    });
    expect((await api.call('get', asked, person)).body[0]).toMatchObject({
      savedJobId: twice[0].id,
      status: 'interview',
    });
    await api.call('delete', `${PATH}/${twice[0].id}`, person).expect(204);
    expect((await save({ jobListingId: listing.id }, person)).id).not.toBe(twice[0].id);
    await api.call('post', PATH, person).send({ jobListingId: randomUUID() }).expect(404);
    await api.call('get', `${PATH}/listings`, person).expect(400);
  });
});

describe('tracking', () => {
  it('carries every fact and the link, marks the saved job, and happens once', async () => {
    const resume = await saveResume(api, me);
    const saved = await save({ ...JOB, resumeUsed: resume.id });
    const track = () => api.call('post', `${PATH}/${saved.id}/track`, me).send({ appliedDate: '2026-11-20' });
    const answers = await Promise.all([track(), track(), track()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { application, savedJob } = answers[0]?.body ?? {};
    const { deadline, reminderDate: _reminder, notes, ...facts } = JOB;
    expect(application).toMatchObject({
      ...facts,
      status: 'applied',
      appliedDate: '2026-11-20',
      resumeUsed: resume.id,
      notes: `${notes}\nClosing date: ${deadline}`,
    });
    expect(savedJob).toMatchObject({ id: saved.id, jobApplicationId: application.id });
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    expect((await track().expect(200)).body.application.id).toBe(application.id);

    // A deleted application puts the job back on the shortlist, from where it can be tracked again.
    await api.call('delete', `/api/job-applications/${application.id}`, me).expect(204);
    expect((await api.call('get', `${PATH}/${saved.id}`, me)).body.jobApplicationId).toBeNull();
    expect((await track().expect(200)).body.application.id).not.toBe(application.id);
  });

  it('asks for what an application cannot be without, and leaves out what was deleted', async () => {
    const { id } = await save({ jobUrl: 'https://example.com/jobs/1' });
    const refused = await api.call('post', `${PATH}/${id}/track`, me).send({}).expect(400);
    expect(fieldErrorsOf(refused.body)).toEqual({
      company: 'Company is required',
      position: 'Position is required',
    });
    const resume = await saveResume(api, me);
    await api
      .call('put', `${PATH}/${id}`, me)
      .send({ company: 'Kora', position: 'Clerk', resumeUsed: resume.id })
      .expect(200);
    await api.call('delete', `/api/resumes/${resume.id}`, me).expect(204);
    const { body } = await api.call('post', `${PATH}/${id}/track`, me).send({}).expect(200);
    expect(body.application).toMatchObject({ company: 'Kora', resumeUsed: null });
  });
});

describe('an application', () => {
  it('keeps the place of an interview and the day an offer wants an answer by', async () => {
    const made = await saveApplication(api, me, {
      interviewPlace: '12 Allen Avenue',
      interviewDate: '2031-02-03T09:00:00Z',
      answerBy: '2031-03-01',
    });
    expect(made).toMatchObject({ interviewPlace: '12 Allen Avenue', answerBy: '2031-03-01' });
    const path = `/api/job-applications/${made.id}`;
    const kept = { company: made.company, position: made.position };
    expect((await api.call('put', path, me).send(kept).expect(200)).body).toMatchObject({
      interviewPlace: '12 Allen Avenue',
      answerBy: '2031-03-01',
    });
    const file = await api.call('get', `${path}/interview.ics`, me).expect(200);
    expect(file.text ?? file.body.toString()).toContain('LOCATION:12 Allen Avenue');
    const emptied = { ...kept, interviewPlace: null, answerBy: '' };
    expect((await api.call('put', path, me).send(emptied).expect(200)).body).toMatchObject({
      interviewPlace: '',
      answerBy: null,
    });
  });
});

describe('reminders of saved jobs', () => {
  let workers: TestingModule[];
  beforeAll(async () => {
    const { WorkerModule } = await import('../src/worker.module.ts');
    workers = await Promise.all(
      [1, 2].map(() =>
        Test.createTestingModule({ imports: [WorkerModule] })
          .setLogger(SILENT)
          .compile(),
      ),
    );
  });
  afterAll(() => Promise.all(workers.map((worker) => worker.close())));

  async function remind(now: string): Promise<void> {
    const { SavedJobRemindersService } = await import(
      '../src/modules/reminders/saved-job-reminders.service.ts'
    );
    const { MailDeliveryTask } = await import('../src/mail/mail-delivery.task.ts');
    await Promise.all(
      workers.map((worker) => worker.get(SavedJobRemindersService, { strict: false }).remind(new Date(now))),
    );
    await Promise.all(workers.map((worker) => worker.get(MailDeliveryTask, { strict: false }).run()));
  }

  it('come once on the chosen day and once before the last day, to those who have not applied', async () => {
    const person = await api.signUp();
    await api.rows('update "user" set is_email_verified = true where id = $1', [person.id]);
    await save(JOB, person);
    const { id } = await save({ ...JOB, company: 'Applied' }, person);
    await api.call('post', `${PATH}/${id}/track`, person).send({}).expect(200);
    const subjects = async () =>
      (await new Outbox(api.dataDir).to(person.email))
        .map(({ subject }) => subject ?? '')
        .filter((subject) => /apply|Closes/.test(subject));

    for (const time of ['05-01T12:00', '05-02T06:30']) await remind(`2031-${time}:00Z`);
    expect(await subjects()).toEqual([]);
    for (const time of ['05-02T07:30', '05-02T12:00', '05-03T12:00']) await remind(`2031-${time}:00Z`);
    expect(await subjects()).toEqual(['Reminder to apply: Accountant at Kora Foods Ltd']);
    for (const time of ['05-05T08:00', '05-05T20:00', '05-06T09:00']) await remind(`2031-${time}:00Z`);
    expect(await subjects()).toEqual([
      'Reminder to apply: Accountant at Kora Foods Ltd',
      'Closes tomorrow: Accountant at Kora Foods Ltd',
    ]);
    const { text = '' } = await new Outbox(api.dataDir).find(
      person.email,
      'Closes tomorrow: Accountant at Kora Foods Ltd',
    );
    expect(text).toContain('http://toolkit.example/saved-jobs');
    expect(text).not.toContain('Applied');
  });

  it('are written by the worker in the language of the account', async () => {
    const person = await api.signUp({}, 'pt');
    await api.rows('update "user" set is_email_verified = true where id = $1', [person.id]);
    await save(JOB, person);
    await remind('2031-05-02T12:00:00Z');
    const { text = '' } = await new Outbox(api.dataDir).find(
      person.email,
      'Lembrete para se candidatar: Accountant na Kora Foods Ltd',
    );
    expect(text).toContain('Guardou estas vagas e ainda não se candidatou:');
    expect(text).not.toMatch(/closes|Open your/);
  });
});
