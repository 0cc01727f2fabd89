import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NewListing } from '../src/modules/job-listings/listing-content.ts';
import { Outbox } from './support/outbox.ts';
import { resumeBody } from './support/resume-body.ts';
import { SILENT } from './support/silent-logger.ts';
import { type Person, TestApp } from './support/test-app.ts';

type Listed = {
  id: string;
  title: string;
  company: string;
  source: string;
  match: { score: number; words: string };
};

let api: TestApp;
let worker: INestApplicationContext;

beforeAll(async () => {
  api = await TestApp.start();
  worker = await withoutSchedule();
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

// So that a test that fails leaves nothing to the next.
afterEach(async () => {
  await empty();
});

/** What the worker has, without its schedule: these tests say when something runs. */
async function withoutSchedule(): Promise<INestApplicationContext> {
  const [{ ConfigModule }, { databaseForJobs }, { JobListingsModule }, signs, alerts] = await Promise.all([
    import('../src/config/config.module.ts'),
    import('../src/database/database.module.ts'),
    import('../src/modules/job-listings/job-listings.module.ts'),
    import('../src/modules/job-listings/listing-signs.service.ts'),
    import('../src/modules/saved-searches/saved-searches.jobs.module.ts'),
  ]);
  const building = Test.createTestingModule({
    imports: [ConfigModule, databaseForJobs(), JobListingsModule, alerts.SavedSearchesJobsModule],
    providers: [signs.ListingSignsService],
  }).setLogger(SILENT);
  return await (await building.compile()).init();
}

const repository = async () => {
  const { JobListingsRepository } = await import('../src/modules/job-listings/job-listings.repository.ts');
  return worker.get(JobListingsRepository, { strict: false });
};
const readSigns = async () => {
  const { ListingSignsService } = await import('../src/modules/job-listings/listing-signs.service.ts');
  return await worker.get(ListingSignsService, { strict: false }).readNew();
};

/** Puts real listings in, as a source gives them. */
async function put(listings: readonly Partial<NewListing>[], source = 'Board'): Promise<void> {
  const rows = listings.map(
    (listing, index): NewListing => ({
      externalId: `${source}-${index}-${String(listing.title)}`,
      title: 'Clerk',
      company: 'Kora Foods Ltd',
      location: 'Lagos, Nigeria',
      description: 'Office work.',
      requirements: '',
      salary: null,
      jobType: 'Local',
      source,
      url: 'https://board.example/1',
      postedDate: '2026-11-01',
      expiryDate: null,
      tags: [],
      ...listing,
    }),
  );
  await (await repository()).upsert(rows, new Date());
}
const empty = () => api.rows(`delete from job_listing where source <> 'Sample'`);

async function list(person: Person, query = '', path = ''): Promise<Listed[]> {
  return (await api.call('get', `/api/job-listings${path}?${query}`, person).expect(200)).body as Listed[];
}

describe('samples', () => {
  it('are there only while nothing real is open', async () => {
    const me = await api.signUp();
    expect(new Set((await list(me)).map(({ source }) => source))).toEqual(new Set(['Sample']));
    await put([{ title: 'Real Clerk' }]);
    expect((await list(me)).map(({ title }) => title)).toEqual(['Real Clerk']);
    expect(await list(me, 'q=no-such-word')).toEqual([]);
    expect((await list(me, 'page=1', '/matches')).map(({ title }) => title)).toEqual(['Real Clerk']);
    await api.rows(`update job_listing set expiry_date = '2020-01-01' where source <> 'Sample'`);
    expect((await list(me)).length).toBeGreaterThan(50);
    await empty();
  });
});

describe('the order', () => {
  it('is by the last day soonest when that is asked, those without one last', async () => {
    const me = await api.signUp();
    await put([
      { title: 'None', company: 'A' },
      { title: 'Late', company: 'B', expiryDate: '2998-02-01' },
      { title: 'Soon', company: 'C', expiryDate: '2998-01-01' },
    ]);
    expect((await list(me, 'order=deadline')).map(({ title }) => title)).toEqual(['Soon', 'Late', 'None']);
    expect((await list(me, 'order=deadline&page=2&limit=1')).map(({ title }) => title)).toEqual(['Late']);
    const { body } = await api.call('get', '/api/job-listings?order=best', me).expect(400);
    expect(body.errors).toEqual([{ field: 'order', message: 'Order must be one of newest, deadline' }]);
    await empty();
  });

  it('by match follows the chosen resume, and says why', async () => {
    const me = await api.signUp();
    const save = (change: object) =>
      api.call('post', '/api/resumes', me).send(resumeBody(change)).expect(201);
    await save({});
    const cook = await save({
      title: 'Head Chef',
      experience: [
        { company: 'Kora', position: 'Chef', startDate: '2021-03', current: true, description: 'Menus' },
      ],
      skills: [{ name: 'Food safety', level: 'advanced' }],
    });
    await put([
      { title: 'Truck Driver', company: 'A', postedDate: '2026-11-03' },
      { title: 'Chef', company: 'B', postedDate: '2026-11-02' },
      { title: 'Accountant', company: 'C', requirements: 'Microsoft Excel and QuickBooks.' },
    ]);
    // Until they are read, listings are ordered by their day alone.
    expect((await list(me, 'page=1', '/matches'))[0]?.title).toBe('Truck Driver');
    expect(await readSigns()).toBeGreaterThanOrEqual(3);
    expect(await readSigns()).toBe(0);
    const latest = await list(me, 'page=1&from=ng', '/matches');
    expect(latest[0]?.title).toBe('Chef');
    expect(latest[0]?.match.words).toContain('in your resume.');
    const { body: resumes } = await api.call('get', '/api/resumes', me).expect(200);
    const other = (resumes as { id: string }[]).find(({ id }) => id !== cook.body.id)?.id;
    const chosen = await list(me, `page=1&from=ng&resumeId=${other}`, '/matches');
    expect(chosen[0]).toMatchObject({ title: 'Accountant' });
    expect(chosen[0]?.match.words).toContain('The same work as “Accountant');
    expect(chosen[0]?.match.words).toContain('of the 2 skills it names');
    expect(chosen.map(({ match }) => match.score)).toEqual(
      chosen.map(({ match }) => match.score).sort((one, two) => two - one),
    );
    // A changed listing is read again.
    await put([{ title: 'Accountant', company: 'C', requirements: 'Java and Kubernetes.' }]);
    await readSigns();
    const stranger = await api.signUp();
    await api.call('get', `/api/job-listings/matches?resumeId=${other}`, stranger).expect(404);
    expect(await list(stranger, 'page=1', '/matches')).not.toEqual([]);
    await api.http.get('/api/job-listings/matches').expect(401);
    await empty();
  });

  it('by match gives each of 5,000 listings one place, also while new ones come in', async () => {
    const me = await api.signUp();
    await api.call('post', '/api/resumes', me).send(resumeBody()).expect(201);
    const titles = ['Accountant', 'Auditor', 'Chef', 'Driver', 'Nurse'];
    await put(
      Array.from({ length: 5_000 }, (_, index) => ({
        title: titles[index % titles.length],
        company: `Firm ${index}`,
        externalId: `many-${index}`,
      })),
    );
    await api.rows(
      `update job_listing set signs_version = 1, occupation_ids = case title when 'Accountant' then '{accountant}'::text[] else '{}' end`,
    );
    const first = await api.call('get', '/api/job-listings/matches?page=1&limit=200', me).expect(200);
    expect(first.headers['x-total-count']).toBe('5000');
    const seen = (first.body as Listed[]).map(({ id }) => id);
    // What comes in meanwhile would push everything down by one.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const asOf = new Date(first.headers.date as string);
    await put([{ title: 'Accountant', company: 'Late Ltd', postedDate: '2026-11-20' }], 'Later');
    for (let page = 2; page <= 25; page += 1) {
      const rows = await list(
        me,
        `page=${page}&limit=200&asOf=${encodeURIComponent(asOf.toISOString())}`,
        '/matches',
      );
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toHaveLength(5_000);
    expect(new Set(seen).size).toBe(5_000);
    await readSigns();
    expect((await list(me, 'page=1&limit=1', '/matches'))[0]?.company).toBe('Late Ltd');
    await empty();
  }, 90_000);
});

describe('a hidden employer', () => {
  it('is left out for one person alone, in every order, and comes back', async () => {
    const [me, you] = [await api.signUp(), await api.signUp()];
    await put([
      { title: 'One', company: 'Kora Foods Ltd' },
      { title: 'Two', company: 'Peakline' },
    ]);
    const hide = (company: string) => api.call('post', '/api/hidden-employers', me).send({ company });
    const { body: hidden } = await hide('KORA foods').expect(201);
    expect((await hide('Kora Foods Limited').expect(201)).body.id).toBe(hidden.id);
    for (const path of ['', '/matches']) {
      expect((await list(me, 'page=1', path)).map(({ title }) => title)).toEqual(['Two']);
      expect(await list(you, 'page=1', path)).toHaveLength(2);
    }
    expect((await api.call('get', '/api/hidden-employers', me).expect(200)).body).toHaveLength(1);
    expect((await api.call('get', '/api/hidden-employers', you).expect(200)).body).toEqual([]);
    await api.call('delete', `/api/hidden-employers/${hidden.id}`, you).expect(404);
    await api.call('delete', `/api/hidden-employers/${hidden.id}`, me).expect(204);
    expect(await list(me)).toHaveLength(2);
    const { body } = await hide(' ... ').expect(400);
    expect(body.errors).toEqual([{ field: 'company', message: 'Company must have a letter or a digit' }]);
    await empty();
  });
});

describe('saved searches', () => {
  const NOON = new Date('2026-11-24T11:00:00Z');
  const tellAll = async (now = NOON) => {
    const { JobAlertsService } = await import('../src/modules/saved-searches/job-alerts.service.ts');
    return await worker.get(JobAlertsService, { strict: false }).tellAll(now);
  };
  const deliver = async () => {
    const { MailOutbox } = await import('../src/mail/mail-outbox.ts');
    await worker.get(MailOutbox, { strict: false }).deliverDue();
  };
  const mailsTo = async (person: Person) =>
    (await new Outbox(api.dataDir).to(person.email)).filter(({ text }) => text?.includes('saved search'));
  const confirmed = async () => {
    const me = await api.signUp();
    await api.rows('update "user" set is_email_verified = true where id = $1', [me.id]);
    return me;
  };
  const save = (person: Person, body: object) => api.call('post', '/api/saved-searches', person).send(body);
  /** As if it had been saved before anything below came in. */
  const backdate = () => api.rows(`update saved_search set told_until = '2026-11-23T00:00:00Z'`);
  const arrive = async (at = '2026-11-24T08:00:00Z') =>
    await api.rows(`update job_listing set created_at = $1 where source <> 'Sample'`, [at]);

  it('are kept, switched and removed by their owner alone', async () => {
    const [me, you] = [await api.signUp(), await api.signUp()];
    const { body: saved } = await save(me, { q: ' accountant ', type: 'remote', country: 'ng' }).expect(201);
    expect(saved).toEqual({
      id: expect.any(String),
      q: 'accountant',
      type: 'remote',
      country: 'NG',
      alerts: false,
    });
    await api.call('patch', `/api/saved-searches/${saved.id}`, you).send({ alerts: true }).expect(404);
    const { body: on } = await api
      .call('patch', `/api/saved-searches/${saved.id}`, me)
      .send({ alerts: true })
      .expect(200);
    expect(on).toEqual({ ...saved, alerts: true });
    expect((await api.call('get', '/api/saved-searches', me).expect(200)).body).toEqual([on]);
    await api.call('delete', `/api/saved-searches/${saved.id}`, you).expect(404);
    await api.call('delete', `/api/saved-searches/${saved.id}`, me).expect(204);
    await Promise.all(Array.from({ length: 25 }, (_, index) => save(me, { q: `word ${index}` })));
    expect((await api.call('get', '/api/saved-searches', me).expect(200)).body).toHaveLength(20);
    await save(me, { q: 'one more' }).expect(409);
  });

  it('send what is new once a day, in one mail though two workers run, and never samples', async () => {
    const [me, unconfirmed] = [await confirmed(), await api.signUp()];
    for (const person of [me, unconfirmed]) await save(person, { q: 'zoologist', alerts: true }).expect(201);
    await save(me, { q: '', alerts: true }).expect(201);
    await backdate();
    // Samples are open, and no news to anybody.
    expect(await tellAll()).toBe(0);
    await put([
      { title: 'Zoologist', company: 'Kora & <b>Sons</b>' },
      { title: 'Cook', company: 'Hidden Ltd' },
    ]);
    await arrive();
    await api.call('post', '/api/hidden-employers', me).send({ company: 'Hidden Ltd' }).expect(201);
    expect(await tellAll(new Date('2026-11-24T04:00:00Z'))).toBe(0);
    const told = await Promise.all([tellAll(), tellAll()]);
    expect(told.reduce((sum, mails) => sum + mails, 0)).toBe(1);
    expect(await tellAll(new Date('2026-11-24T20:00:00Z'))).toBe(0);
    await deliver();
    const [mail, ...others] = await mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New job: Zoologist, Kora & <b>Sons</b>');
    expect(mail?.text).toContain('https://board.example/1');
    expect(mail?.text).not.toContain('Hidden Ltd');
    expect(mail?.html).not.toContain('<b>Sons</b>');
    expect(await mailsTo(unconfirmed)).toEqual([]);

    // The next day only what came in since.
    const nextDay = new Date('2026-11-25T11:00:00Z');
    expect(await tellAll(nextDay)).toBe(0);
    await put([{ title: 'Zoologist II', company: 'Peakline' }], 'Later');
    await api.rows(`update job_listing set created_at = '2026-11-25T08:00:00Z' where source = 'Later'`);
    expect(await tellAll(nextDay)).toBe(1);
    await deliver();
    expect((await mailsTo(me)).at(-1)?.subject).toBe('New job: Zoologist II, Peakline');
    await empty();
  });

  it('stop by one tap in the mail, without signing in, and by nobody who only looks at links', async () => {
    const me = await confirmed();
    await save(me, { q: 'zoologist', alerts: true }).expect(201);
    await backdate();
    await put([{ title: 'Zoologist', company: 'Kora' }]);
    await arrive();
    expect(await tellAll()).toBe(1);
    await deliver();
    const [mail] = await mailsTo(me);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(https?:\/\/[^>]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
    const path = new URL(address).pathname;
    expect(mail?.text).toContain(address);
    const isOn = async () =>
      (await api.call('get', '/api/saved-searches', me).expect(200)).body[0].alerts as boolean;
    const switchOn = async () => {
      const [{ id }] = (await api.call('get', '/api/saved-searches', me).expect(200)).body;
      await api.call('patch', `/api/saved-searches/${id}`, me).send({ alerts: true }).expect(200);
    };

    const looked = await api.http.get(path).expect(200).expect('Content-Type', /html/);
    expect(looked.text).toContain('Stop these emails');
    const french = await api.http.get(path).set('Accept-Language', 'fr-CI,fr').expect(200);
    expect(french.text).toContain('<html lang="fr" dir="ltr">');
    expect(french.text).not.toContain('Stop these emails');
    expect(await isOn()).toBe(true);
    // What mail programs send (RFC 8058).
    await api.http.post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await isOn()).toBe(false);
    await switchOn();
    const opened = await api.http.get(path).set('Sec-Fetch-Mode', 'navigate').expect(200);
    expect(opened.text).toContain('Job emails stopped');
    expect(await isOn()).toBe(false);

    await switchOn();
    const other = path.slice(0, -6) + (path.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    for (const forged of [other, `/api/saved-searches/stop/${randomUUID()}`, '/api/saved-searches/stop/x']) {
      await api.http.post(forged).expect(404);
    }
    expect(await isOn()).toBe(true);
    await empty();
  });
});
