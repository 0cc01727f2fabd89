import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { TestApp } from './support/test-app.ts';

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
    const redis = process.env.TEST_REDIS_URL;
    if (!redis) throw new Error('These tests need a Redis: run them with `npm test -- api`.');
    const api = await TestApp.start(backend === 'Redis' ? { REDIS_URL: redis } : {});
    const { WorkerModule } = await import('../src/worker.module.ts');
    const start = async () => {
      const worker = await Test.createTestingModule({ imports: [WorkerModule] })
        .setLogger(false)
        .compile();
      await worker.init();
      return worker;
    };
    const workers = [await start(), await start()] as const;
    try {
      // Only now: each start writes the samples anew.
      await closes(api, 'local-02', '2020-01-01');
      const { ListingExpiryJob } = await import('../src/modules/job-listings/listing-expiry.job.ts');
      const { SCHEDULE_QUEUE } = await import('../src/queue/scheduled-jobs.processor.ts');
      const { getQueueToken } = await import('@nestjs/bullmq');
      const queue = workers[0].get(getQueueToken(SCHEDULE_QUEUE), { strict: false });
      await queue.add(workers[0].get(ListingExpiryJob, { strict: false }).name, {});
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
