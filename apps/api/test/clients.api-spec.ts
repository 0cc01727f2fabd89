import { careerClient } from '@career/client';
import { waitForJob } from '@career/client/jobs';
import { everyRow, rowCount } from '@career/client/lists';
import {
  createJobApplication,
  createResume,
  listJobApplications,
  startResumeAnalysisJob,
} from '@career/client/operations';
import { readWebhook, WebhookRefused } from '@career/client/webhooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { newWebhookSecret, signedHeaders } from '../src/modules/webhooks/webhook-signature.ts';
import { addressOf, tokenOf } from './support/assistant.ts';
import { TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

const SCOPES = [
  'resumes:read',
  'resumes:write',
  'applications:read',
  'applications:write',
  'insights:write',
  'ai-jobs:read',
];

describe('the TypeScript client', () => {
  let api: TestApp;
  let worker: INestApplicationContext;
  let client: ReturnType<typeof careerClient>;

  beforeAll(async () => {
    api = await TestApp.start();
    worker = await startWorker();
    const token = await tokenOf(api, await api.signUp(), SCOPES);
    client = careerClient({ baseUrl: await addressOf(api), token });
  }, 60_000);
  afterAll(async () => {
    await worker?.close();
    await api?.stop();
  });

  it('stores a resume, and waits for its analysis', async () => {
    const { data: resume } = await createResume({
      client,
      body: {
        isDraft: true,
        title: 'Accountant, Lagos',
        personalInfo: { firstName: 'Ada', lastName: 'Obi' },
        skills: [{ name: 'QuickBooks', level: 'advanced' }],
      },
      throwOnError: true,
    });
    const { data: started, response } = await startResumeAnalysisJob({
      client,
      body: { resumeId: resume.id, targetTitle: 'Accountant' },
      throwOnError: true,
    });
    expect(response.headers.get('Location')).toBe(`/api/ai-jobs/${started.id}`);
    const job = await waitForJob(started.id, { client, everyMs: 50, signal: AbortSignal.timeout(40_000) });
    expect(job).toMatchObject({
      kind: 'resume-analysis',
      state: 'done',
      result: { engine: expect.any(String) },
    });
  }, 60_000);

  it('reads a list to its end', async () => {
    const positions = ['Accountant', 'Auditor', 'Bookkeeper'];
    for (const position of positions)
      await createJobApplication({
        client,
        body: { company: 'Kora Foods Ltd', position },
        throwOnError: true,
      });
    const totals = new Set<number | undefined>();
    const pages = everyRow(async (cursor) => {
      const page = await listJobApplications({
        client,
        query: cursor === undefined ? { limit: 2 } : { limit: 2, cursor },
        throwOnError: true,
      });
      totals.add(rowCount(page.response));
      return page;
    });
    const found: string[] = [];
    for await (const { position } of pages) found.push(position);
    expect(found.sort()).toEqual(positions);
    expect([...totals]).toEqual([3]);
  });

  it('answers what the API refuses as its problem document', async () => {
    const { data, error } = await createJobApplication({ client, body: { company: 'Kora', position: '' } });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'position' }] });
  });

  it('believes a call that a worker signed, and no other', async () => {
    const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
    const body = '{"type":"test","timestamp":"2026-11-23T08:30:00.000Z","data":{}}';
    const headers = signedHeaders(secret, '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', body, Date.now());
    const read = (name: string) => headers[name];
    expect(await readWebhook(secret, read, body)).toMatchObject({ type: 'test' });
    await expect(readWebhook(other, read, body)).rejects.toThrow(WebhookRefused);
  });
});
