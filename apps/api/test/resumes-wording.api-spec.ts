import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ModelEndpoint, says } from './support/model-endpoint.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

const DESCRIPTION = 'Responsible for the stores of Kora Foods and 12 drivers';
const GOOD = 'Ran the stores of Kora Foods with 12 drivers';
const BETTER = JSON.stringify({ text: GOOD });
const INVENTED = JSON.stringify({ text: 'Ran the stores of Kora Foods with 40 drivers' });

async function stored(api: TestApp, person: Person): Promise<{ id: string; version: number }> {
  const body = resumeBody({
    experience: [{ company: 'Kora', position: 'Clerk', startDate: '2020-01', description: DESCRIPTION }],
  });
  return (await api.call('post', '/api/resumes', person).send(body).expect(201)).body;
}

describe('wording without a model', () => {
  it('is not offered and is refused in plain words', async () => {
    const api = await TestApp.start();
    try {
      const me = await api.signUp();
      const { id } = await stored(api, me);
      expect((await api.call('get', '/api/wording', me).expect(200)).body).toEqual({ available: false });
      const refused = await api
        .call('post', '/api/wording', me)
        .send({ resumeId: id, field: 'summary' })
        .expect(422);
      expect(refused.body.detail).toBe('This service has no language model.');
      await api.call('get', '/api/wording').expect(401);
    } finally {
      await api.stop();
    }
  });
});

describe('wording with a model', () => {
  let api: TestApp;
  let worker: INestApplicationContext;
  let endpoint: ModelEndpoint;
  let me: Person;
  let resume: { id: string; version: number };

  beforeAll(async () => {
    endpoint = await ModelEndpoint.start();
    api = await TestApp.start({
      OPENAI_API_KEY: 'test-key-canary',
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: 'emulated',
    });
    worker = await startWorker();
    me = await api.signUp();
    resume = await stored(api, me);
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await endpoint.stop();
  });

  const ask = (given: object = {}, person = me) =>
    api
      .call('post', '/api/wording', person)
      .send({ resumeId: resume.id, field: 'experience.0.description', version: resume.version, ...given });

  it('proposes the same facts in other words and changes nothing', async () => {
    endpoint.behave = says(BETTER);
    expect((await api.call('get', '/api/wording', me).expect(200)).body).toEqual({ available: true });
    const { body } = await ask().expect(200);
    expect(body).toEqual({
      field: 'experience.0.description',
      text: DESCRIPTION,
      proposal: GOOD,
      engine: 'llm:emulated',
    });
    const sent = JSON.stringify(endpoint.calls.at(-1));
    expect(sent).toContain(DESCRIPTION);
    expect(sent).not.toContain('adebayo@example.com');
    const read = await api.call('get', `/api/resumes/${resume.id}`, me).expect(200);
    expect(read.body).toMatchObject({ version: resume.version, experience: [{ description: DESCRIPTION }] });
    const inputs = await api.rows<{ input: object }>("select input from ai_job where kind = 'wording'");
    expect(JSON.stringify(inputs)).not.toContain('Responsible');
  });

  it('is sent back once when a number was invented, then given up', async () => {
    endpoint.behave = says(INVENTED);
    const { body } = await ask({ field: 'experience.0.description', version: undefined }).expect(422);
    expect(body.detail).toBe('We found no better wording that keeps every fact. Your text is unchanged.');
  });

  it('is refused for what is not there, not one’s own, stale or malformed', async () => {
    const stranger = await api.signUp();
    await ask({}, stranger).expect(404);
    await ask({ version: 99 }).expect(409);
    await ask({ field: 'experience.7.description' }).expect(422);
    const { body } = await ask({ field: 'personalInfo.email', resumeId: 'x' }).expect(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'resumeId', message: 'Resume must be an id' },
        { field: 'field', message: 'Field must be summary or experience.0.description' },
      ]),
    );
    await ask({ resumeId: '' }).expect(400);
  });
});
