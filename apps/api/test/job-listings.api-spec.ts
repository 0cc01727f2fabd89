import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { SILENT } from './support/silent-logger.ts';
import { TestApp } from './support/test-app.ts';
import { testRedis } from './support/test-worker.ts';

const closes = async (api: TestApp, externalId: string, day: string): Promise<void> => {
  await api.rows('update job_listing set expiry_date = $1, is_active = true where external_id = $2', [
    day,
    externalId,
  ]);
};

describe('the list of openings', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.stop());

  it('holds about sixty marked samples of all three types, newest first, dated around today', async () => {
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings', me).expect(200);
    expect(body.length).toBeGreaterThanOrEqual(55);
    expect(new Set(body.map((job: { source: string }) => job.source))).toEqual(new Set(['Sample']));
    expect(new Set(body.map((job: { jobType: string }) => job.jobType))).toEqual(
      new Set(['Local', 'International', 'Remote']),
    );
    const posted = body.map((job: { postedDate: string }) => job.postedDate);
    expect(posted).toEqual([...posted].sort().reverse());
    const today = new Date().toISOString().slice(0, 10);
    expect(posted[0] <= today).toBe(true);
    expect(
      body.every((job: { url: unknown; tags: unknown[] }) => job.url === null && job.tags.length > 0),
    ).toBe(true);
    expect(body.some((job: { salary: string }) => job.salary.includes('₦'))).toBe(true);
    expect(body.some((job: { salary: string }) => job.salary.includes('£'))).toBe(true);
  });

  it('leaves out what is over, though no worker has closed it yet', async () => {
    const me = await api.signUp();
    await closes(api, 'local-01', '2020-01-01');
    const { body } = await api.call('get', '/api/job-listings', me).expect(200);
    expect(body.map((job: { externalId: string }) => job.externalId)).not.toContain('local-01');
  });

  it('is not for strangers', async () => {
    await api.http.get('/api/job-listings').expect(401);
    await api.http.get('/api/job-listings/rates').expect(401);
  });

  it('comes compressed, with a strong entity tag, and not again to a client that has it', async () => {
    const me = await api.signUp();
    const get = (packing: string, tag = '') =>
      api.call('get', '/api/job-listings', me).set('Accept-Encoding', packing).set('If-None-Match', tag);
    const plain = await get('identity').expect(200);
    const zipped = await get('gzip').expect(200).expect('Content-Encoding', 'gzip');
    const brotli = await get('gzip, br').buffer(false).expect(200).expect('Content-Encoding', 'br');
    expect(Number(zipped.headers['content-length']) * 2).toBeLessThan(
      Number(plain.headers['content-length']),
    );
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.body).toEqual(plain.body);
    const tags = [plain, zipped, brotli].map((answer) => answer.headers.etag as string);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(zipped.headers['cache-control']).toBe('private, no-cache');
    expect(zipped.headers.vary).toContain('Accept-Encoding');

    await get('gzip', tags[1])
      .expect(304)
      .expect('ETag', tags[1] ?? '')
      .expect('');
    await get('identity', tags[1]).expect(200);
    await api.rows(
      `update job_listing set title = 'Chief Cook', content_hash = 'other' where external_id = 'local-05'`,
    );
    const changed = await get('gzip', tags[1]).expect(200);
    expect(changed.headers.etag).not.toBe(tags[1]);
    expect(changed.text).toContain('Chief Cook');
  });

  it('is searched, filtered and cut into pages by the database', async () => {
    const me = await api.signUp();
    const ask = (query: string) => api.call('get', `/api/job-listings?${query}`, me);
    const all = (await ask('').expect(200)).body as { id: string; title: string; jobType: string }[];

    const writers = (await ask('q=TECHNICAL%20wri').expect(200)).body as { title: string }[];
    expect(writers.map(({ title }) => title)).toContain('Technical Writer');
    expect((await ask('q=100%25').expect(200)).body).toEqual([]);
    expect((await ask('q=%5F%5F%5F').expect(200)).body).toEqual([]);

    const remote = (await ask('type=Remote').expect(200)).body as typeof all;
    expect(remote.map(({ id }) => id)).toEqual(
      all.filter(({ jobType }) => jobType === 'Remote').map(({ id }) => id),
    );
    expect((await ask('type=all').expect(200)).body).toHaveLength(all.length);

    const open = (await ask('country=ng&type=remote').expect(200)).body as { title: string }[];
    expect(open.map(({ title }) => title)).toContain('Customer Support Specialist');
    expect(open.length).toBeLessThanOrEqual(remote.length);

    const first = await ask('page=1').expect(200).expect('X-Total-Count', String(all.length));
    const second = await ask('page=2&limit=6').expect(200);
    expect([...first.body, ...second.body].map(({ id }: { id: string }) => id)).toEqual(
      all.slice(0, 12).map(({ id }) => id),
    );
    expect((await ask('page=9999').expect(200)).body).toEqual([]);
  });

  it.each([
    ['type=abroad', 'type', 'Type must be one of all, local, international, remote'],
    ['country=Nigeria', 'country', 'Country must be a two-letter code such as NG'],
    ['page=0', 'page', 'Page must be a whole number from 1 to 10000'],
    ['page=1&limit=999', 'limit', 'Limit must be a whole number from 1 to 200'],
    [`q=${'x'.repeat(201)}`, 'q', 'Search must be at most 200 characters'],
  ])('refuses %s with a clear word', async (query, field, message) => {
    const me = await api.signUp();
    const { body } = await api.call('get', `/api/job-listings?${query}`, me).expect(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('knows no exchange rate that nobody configured', async () => {
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings/rates', me).expect(200);
    expect(body).toEqual({ date: null, source: '', rates: [] });
  });
});

describe('configured exchange rates', () => {
  it('are served with their day and their source', async () => {
    const api = await TestApp.start({
      EXCHANGE_RATES: 'USD=1520.50, GBP=2010',
      EXCHANGE_RATES_DATE: '2026-01-15',
      EXCHANGE_RATES_SOURCE: 'Central Bank of Nigeria',
    });
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings/rates', me).expect(200);
    expect(body).toEqual({
      date: '2026-01-15',
      source: 'Central Bank of Nigeria',
      rates: [
        { currency: 'USD', naira: 1520.5 },
        { currency: 'GBP', naira: 2010 },
      ],
    });
    await api.stop();
  });

  it.each([
    [{ EXCHANGE_RATES: 'USD=1520' }, 'EXCHANGE_RATES_DATE'],
    [{ EXCHANGE_RATES: 'USD=1520', EXCHANGE_RATES_DATE: '2999-01-01' }, 'EXCHANGE_RATES_DATE'],
    [{ EXCHANGE_RATES: 'USD=0', EXCHANGE_RATES_DATE: '2026-01-15' }, 'EXCHANGE_RATES: '],
    [
      { EXCHANGE_RATES: 'USD=1,USD=2', EXCHANGE_RATES_DATE: '2026-01-15' },
      'EXCHANGE_RATES: USD is given twice',
    ],
    [{ LISTING_SOURCES: 'remotive,linkedin' }, "LISTING_SOURCES: 'linkedin' is not one of"],
    [{ LISTING_RSS_FEEDS: 'ftp://feeds' }, 'LISTING_RSS_FEEDS'],
    [{ LISTING_RSS_FEEDS: 'Sample=https://a.example/' }, "'Sample' is the name of another source"],
    [{ LISTING_RSS_FEEDS: 'A=https://a.example/ | A=https://b.example/' }, "'A' is given twice"],
    [{ LISTING_LEVER_BOARDS: 'one=Acme, two=Acme' }, "'Acme' is given twice"],
    [{ LISTING_LEVER_BOARDS: 'one two' }, "'one two' is not a board"],
    [{ LISTING_PRIVATE_HOSTS: 'http://x' }, 'is not a host'],
    [{ LISTING_RELAY_URL: 'relay' }, 'LISTING_RELAY_URL'],
    [{ LISTING_REFRESH_HOURS: '0' }, 'LISTING_REFRESH_HOURS must be a whole number'],
  ])('and sources stop the start when they are wrong: %j', async (settings, words) => {
    const { readEnvironment } = await import('../src/config/read-environment.ts');
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://x/y', ...settings })).toThrow(words);
  });
});

describe('samples switched off', () => {
  it('are not there, also when an earlier start wrote them', async () => {
    const api = await TestApp.start({ SAMPLE_LISTINGS: 'false' });
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings', me).expect(200);
    expect(body).toEqual([]);
    await api.stop();
  });
});

describe.each(['PostgreSQL', 'Redis'])('the worker on %s', (backend) => {
  it('closes what is over by its schedule, with two workers as with one', async () => {
    const api = await TestApp.start(backend === 'Redis' ? { REDIS_URL: testRedis() } : {});
    const { WorkerModule } = await import('../src/worker.module.ts');
    const start = async () => {
      const worker = await Test.createTestingModule({ imports: [WorkerModule] })
        .setLogger(SILENT)
        .compile();
      await worker.init();
      return worker;
    };
    const workers = [await start(), await start()] as const;
    try {
      // Only now: each start writes the samples again.
      await closes(api, 'local-02', '2020-01-01');
      const { SCHEDULE_QUEUE } = await import('../src/queue/scheduled-tasks.processor.ts');
      const { getQueueToken } = await import('@nestjs/bullmq');
      const queue = workers[0].get(getQueueToken(SCHEDULE_QUEUE), { strict: false });
      await queue.add('listing-expiry', {});
      const isClosed = () =>
        api.rows(`select 1 from job_listing where external_id = 'local-02' and not is_active`);
      expect(await until(async () => (await isClosed()).length === 1)).toBe(true);
      const schedulers = await queue.getJobSchedulers();
      const keys = schedulers.map((scheduler: { key: string }) => scheduler.key);
      expect(keys.filter((key: string) => key === 'listing-expiry')).toHaveLength(1);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
      await api.stop();
    }
  }, 40_000);
});

/** Looks again and again until it holds, or gives up. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < 100; look += 1) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
