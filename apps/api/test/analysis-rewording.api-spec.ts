import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { fails, type ModelCall, ModelEndpoint, says } from './support/model-endpoint.ts';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

interface Texted {
  id: string;
  text: string;
}

/** The texts that the endpoint was asked to reword. */
function asked({ messages }: ModelCall): Texted[] {
  const [, list = '[]'] = /Texts:\n<data [^>]+>\n([\s\S]*)\n<\/data/.exec(messages[1]?.content ?? '') ?? [];
  return JSON.parse(list) as Texted[];
}

/** An analysis without what a model may change, and without its time. */
function bare({ engine: _engine, generatedAt: _at, ...analysis }: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(analysis, (key, value) =>
      ['improvement', 'reason', 'reasoning'].includes(key) ? 'words' : value,
    ),
  );
}

describe('an analysis with a model', () => {
  let endpoint: ModelEndpoint;
  let api: TestApp;
  let worker: INestApplicationContext;
  let me: Person;
  let resumeId: string;

  beforeAll(async () => {
    endpoint = await ModelEndpoint.start();
    api = await TestApp.start({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: 'emulated',
    });
    worker = await startWorker();
    me = await api.signUp();
    resumeId = (await saveResume(api, me)).id;
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await endpoint.stop();
  });

  const analyze = async () =>
    (await api.call('post', '/api/career-insights/analyze', me).send({ resumeId }).expect(200)).body;
  const answers = (change: (texts: Texted[]) => unknown[]): void => {
    endpoint.behave = (call, response, request) =>
      says(JSON.stringify({ texts: change(asked(call)) }))(call, response, request);
  };

  it('is the same in everything but its words', async () => {
    endpoint.behave = fails(500);
    const builtin = await analyze();
    expect(builtin.engine).toBe('builtin');
    answers((texts) => texts.map(({ id, text }) => ({ id, text: `Kindly: ${text}`.slice(0, 390) })));
    const worded = await analyze();
    expect(worded.engine).toBe('llm:emulated');
    expect(worded.atsScanResults.suggestions[0].improvement).toMatch(/^Kindly: /);
    expect(bare(worded)).toEqual(bare(builtin));
  });

  it('keeps its own words where the model brings numbers, links or unknown ids, or is busy', async () => {
    endpoint.behave = fails(500);
    const builtin = await analyze();
    const bad: ((texts: Texted[]) => unknown[])[] = [
      (texts) => texts.map(({ id, text }) => ({ id, text: `${text} This is worth 98765 points.` })),
      (texts) => texts.map(({ id }) => ({ id, text: 'See https://evil.example' })),
      () => [{ id: 'score', text: 'You have a hundred points.' }],
    ];
    for (const change of bad) {
      answers(change);
      const { generatedAt: _one, ...answer } = await analyze();
      const { generatedAt: _other, ...expected } = builtin;
      expect(answer).toEqual(expected);
    }
    endpoint.behave = fails(429, 'later', { 'retry-after': '1' });
    expect((await analyze()).engine).toBe('builtin');
  });

  it('sends no contact details', () => {
    const sent = JSON.stringify(endpoint.calls);
    expect(endpoint.calls.length).toBeGreaterThan(3);
    const { personalInfo } = resumeBody();
    for (const secret of [personalInfo.email, personalInfo.phone]) expect(sent).not.toContain(secret);
  });
});
