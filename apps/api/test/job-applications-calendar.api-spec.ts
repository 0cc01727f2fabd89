import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import ICAL from 'ical.js';
import { Outbox } from './support/outbox.ts';
import { saveApplication } from './support/saved-documents.ts';
import { SILENT } from './support/silent-logger.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ PUBLIC_URL: 'http://toolkit.example' });
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/job-applications';
const create = (owner: Person, change: object = {}) => saveApplication(api, owner, change);

/** Title, start and whether it is a whole day, as another program reads them. */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return [
      event.summary,
      event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
    ];
  });

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

describe('an interview as a file', () => {
  it('names what, when and where, for any calendar program', async () => {
    const { id } = await create(other, {
      company: 'Ọlá, Foods; Ltd',
      location: 'Aba\\North',
      jobUrl: 'https://example.com/jobs/1',
      notes: 'salary floor ₦300,000',
      interviewDate: '2026-11-21T09:30:00+01:00',
    });
    const file = await api.call('get', `${PATH}/${id}/interview.ics`, other).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="interview.ics"',
    });
    const text = file.text ?? file.body.toString();
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(entriesOf(text)).toEqual([
      ['Interview: Accountant at Ọlá, Foods; Ltd', '2026-11-21T08:30:00.000Z'],
    ]);
    expect(event?.getFirstPropertyValue('location')).toBe('Aba\\North');
    expect(event?.getFirstPropertyValue('url')).toBe('https://example.com/jobs/1');
    expect(text).not.toMatch('floor');
  });

  it('is not there without an interview, nor for another person', async () => {
    const me = await api.signUp();
    const { id: without } = await create(me);
    const { id } = await create(me, { interviewDate: inDays(1) });
    const refused = async (path: string, person?: Person) => {
      const { status, body } = await api.call('get', `${PATH}/${path}/interview.ics`, person);
      return [status, body.message];
    };
    expect(await refused(without, me)).toEqual([404, 'Interview not found']);
    for (const path of [id, randomUUID(), 'not-an-id']) {
      expect(await refused(path, other)).toEqual([404, 'Job application not found']);
    }
    expect(await refused(id)).toEqual([401, 'Please sign in to continue.']);
  });
});

describe('the private calendar address', () => {
  const make = async (owner: Person): Promise<string> =>
    (await api.call('post', '/api/calendar-feed', owner).expect(201)).body.url.replace(
      'http://toolkit.example',
      '',
    );

  it('shows interviews and follow-ups to whoever knows it, without a sign-in', async () => {
    const me = await api.signUp();
    await create(other, { interviewDate: inDays(2) });
    await create(me, { company: 'Soon', interviewDate: inDays(2), followUpDate: inDays(9).slice(0, 10) });
    await create(me, { company: 'Past', interviewDate: inDays(-10) });
    await create(me, { company: 'Long past', interviewDate: inDays(-100) });
    await create(me, { company: 'Lost', status: 'rejected', interviewDate: inDays(3), notes: 'secret' });
    await create(me, { company: 'Nothing' });
    expect((await api.call('get', '/api/calendar-feed', me)).body).toEqual({
      isActive: false,
      createdAt: null,
      url: null,
    });
    const path = await make(me);
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    const answer = await api.http.get(path).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const text = answer.text ?? answer.body.toString();
    expect(entriesOf(text).map(([title]) => title)).toEqual([
      'Interview: Accountant at Past',
      'Interview: Accountant at Soon',
      'Follow up: Accountant at Soon',
    ]);
    expect(entriesOf(text)[2]?.[1]).toBe(inDays(9).slice(0, 10));
    expect(text).not.toMatch('secret');
    const told = (await api.call('get', '/api/calendar-feed', me)).body;
    expect(told).toEqual({ isActive: true, createdAt: expect.any(String), url: null });
  });

  it('is kept as a hash only', async () => {
    const me = await api.signUp();
    const token = /([\w-]{43})\.ics/.exec(await make(me))?.[1] ?? '';
    const rows = await api.rows('select * from calendar_feed where user_id = $1', [me.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('stops working when it is replaced, when it is revoked, and when the account is deleted', async () => {
    const me = await api.signUp();
    const gone = async (path: string) => {
      const { status, body } = await api.http.get(path);
      return [status, body.message];
    };
    const first = await make(me);
    const second = await make(me);
    expect(await gone(first)).toEqual([404, 'Calendar not found']);
    await api.http.get(second).expect(200);
    await api.call('delete', '/api/calendar-feed', other).expect(204);
    await api.http.get(second).expect(200);
    await api.call('delete', '/api/calendar-feed', me).expect(204);
    await api.call('delete', '/api/calendar-feed', me).expect(204);
    expect(await gone(second)).toEqual([404, 'Calendar not found']);
    const third = await make(me);
    await api.rows('delete from "user" where id = $1', [me.id]);
    expect(await gone(third)).toEqual([404, 'Calendar not found']);
  });

  it.each([
    ['short', 'x'],
    ['of the right form', 'a'.repeat(43)],
    ['of a NUL', '%00'],
    ['without end', 'a'.repeat(5_000)],
    ['of dots', '%2e%2e'],
    ['of SQL', "'or 1=1"],
  ])('answers a token %s like any that is not there', async (_what, token) => {
    const answer = await api.http.get(`/api/calendar/${token}.ics`);
    expect(answer.status).toBe(404);
  });

  it.each([
    ['get', '/api/calendar-feed'],
    ['post', '/api/calendar-feed'],
    ['delete', '/api/calendar-feed'],
  ] as const)('%s %s needs a sign-in', async (method, path) => {
    await api.call(method, path).expect(401);
  });
});

describe('reminders', () => {
  let workers: TestingModule[];
  let outbox: Outbox;
  beforeAll(async () => {
    outbox = new Outbox(api.dataDir);
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

  /** Both workers at once, then the mails out. */
  async function remind(now: string): Promise<void> {
    const { RemindersService } = await import('../src/modules/reminders/reminders.service.ts');
    const { MailDeliveryTask } = await import('../src/mail/mail-delivery.task.ts');
    await Promise.all(
      workers.map((worker) => worker.get(RemindersService, { strict: false }).remind(new Date(now))),
    );
    await Promise.all(workers.map((worker) => worker.get(MailDeliveryTask, { strict: false }).run()));
  }

  async function signUp(settings: object = {}): Promise<Person> {
    const person = await api.signUp();
    await api
      .call('put', '/api/auth/user', person)
      .send({ firstName: 'Ada', lastName: 'Obi', ...settings })
      .expect(200);
    await api.rows('update "user" set is_email_verified = true where id = $1', [person.id]);
    return person;
  }

  const subjects = async (person: Person) =>
    (await outbox.to(person.email))
      .map(({ subject }) => subject)
      .filter((subject) => subject?.startsWith('Tomorrow'));

  it('remind of tomorrow in one mail, once, however often and by however many workers they are looked for', async () => {
    const me = await signUp();
    await create(me, { company: 'Late <b>Ltd</b>', interviewDate: '2031-05-06T13:00:00Z', location: 'Aba' });
    await create(me, { company: 'Early', interviewDate: '2031-05-06T07:15:00Z' });
    await create(me, { company: 'Asked', followUpDate: '2031-05-06' });
    await create(me, { company: 'Lost', followUpDate: '2031-05-06', status: 'rejected' });
    await create(me, { company: 'After', followUpDate: '2031-05-07' });
    for (const hour of ['10', '11', '20']) await remind(`2031-05-05T${hour}:00:00Z`);
    expect(await subjects(me)).toEqual(['Tomorrow: 2 interviews and 1 follow-up']);
    const { text = '', html = '' } = await outbox.find(me.email, 'Tomorrow: 2 interviews and 1 follow-up');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Interview at 08:15 (Africa/Lagos): Accountant at Early. Interview at 14:00 (Africa/Lagos): Accountant at Late <b>Ltd</b>, Aba. Follow up: Accountant at Asked.',
    );
    expect(text).toContain('http://toolkit.example/job-tracker');
    expect(text).not.toMatch(/Lost|After/);
    expect(html).toContain('Late &lt;b&gt;Ltd&lt;/b&gt;');
    await remind('2031-05-06T10:00:00Z');
    expect(await subjects(me)).toEqual([
      'Tomorrow: 2 interviews and 1 follow-up',
      'Tomorrow: follow up with After',
    ]);
  });

  it('go by the person’s calendar and wake nobody', async () => {
    const kiritimati = await signUp({ timeZone: 'Pacific/Kiritimati' });
    const honolulu = await signUp({ timeZone: 'Pacific/Honolulu' });
    // The same day of the calendar begins a whole day apart.
    for (const person of [kiritimati, honolulu])
      await create(person, { company: 'Far', followUpDate: '2031-06-10' });
    const mails = async () => [(await subjects(kiritimati)).length, (await subjects(honolulu)).length];
    await remind('2031-06-08T17:50:00Z'); // 07:50 on the 9th in Kiritimati
    expect(await mails()).toEqual([0, 0]);
    await remind('2031-06-08T18:10:00Z'); // 08:10 on the 9th
    expect(await mails()).toEqual([1, 0]);
    await remind('2031-06-09T17:50:00Z'); // 07:50 on the 9th in Honolulu
    expect(await mails()).toEqual([1, 0]);
    await remind('2031-06-10T09:50:00Z'); // 23:50 on the 9th
    expect(await mails()).toEqual([1, 1]);
  });

  it('come again for an interview that is moved, and not for one that was changed otherwise', async () => {
    const me = await signUp();
    const { id } = await create(me, { company: 'Moved', interviewDate: '2031-07-02T09:00:00Z' });
    await remind('2031-07-01T10:00:00Z');
    const body = { company: 'Moved', position: 'Clerk' };
    await api
      .call('put', `${PATH}/${id}`, me)
      .send({ ...body, interviewDate: '2031-07-02T15:00:00Z' })
      .expect(200);
    await remind('2031-07-01T11:00:00Z');
    expect(await subjects(me)).toHaveLength(1);
    await api
      .call('put', `${PATH}/${id}`, me)
      .send({ ...body, interviewDate: '2031-07-09T15:00:00Z' })
      .expect(200);
    await remind('2031-07-08T10:00:00Z');
    expect(await subjects(me)).toEqual(['Tomorrow: interview at Moved', 'Tomorrow: interview at Moved']);
  });

  it('go to nobody who does not want them or has not shown that the address is theirs', async () => {
    const quiet = await signUp({ wantsReminderMails: false });
    const unproven = await api.signUp();
    for (const person of [quiet, unproven])
      await create(person, { company: 'Quiet', followUpDate: '2031-08-02' });
    await remind('2031-08-01T10:00:00Z');
    expect([await subjects(quiet), await subjects(unproven)]).toEqual([[], []]);
  });

  it('reach the others when one account cannot be reminded', async () => {
    const [first, broken, last] = [await signUp(), await signUp(), await signUp()];
    for (const person of [first, broken, last])
      await create(person, { company: 'Each', followUpDate: '2031-09-02' });
    await api.rows(`update "user" set time_zone = 'Nowhere/Land' where id = $1`, [broken.id]);
    await remind('2031-09-01T10:00:00Z');
    const counts = await Promise.all(
      [first, broken, last].map(async (person) => (await subjects(person)).length),
    );
    expect(counts).toEqual([1, 0, 1]);
    await api.rows(`update "user" set time_zone = 'Africa/Lagos' where id = $1`, [broken.id]);
    await remind('2031-09-01T11:00:00Z');
    expect(await subjects(broken)).toHaveLength(1);
  });

  it('are looked for by the schedule of the workers', async () => {
    const { ScheduledTasksProcessor } = await import('../src/queue/scheduled-tasks.processor.ts');
    const processor = workers[0]?.get(ScheduledTasksProcessor);
    processor?.onModuleInit();
    expect(processor?.names).toContain('application-reminders');
  });
});
