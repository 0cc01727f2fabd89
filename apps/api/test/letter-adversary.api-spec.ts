import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { type ModelCall, ModelEndpoint, says } from './support/model-endpoint.ts';
import { saveResume } from './support/saved-documents.ts';
import { TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

const ADVERSARY = resolve(import.meta.dirname, '../../../libs/career/tools/letters/adversary');
const PARTS = ['tune', 'held-back'] as const;

/** Twenty styles of ten: each what a posting may ask a model to write. */
const STYLES = PARTS.flatMap((part) =>
  readdirSync(`${ADVERSARY}/${part}`).map(
    (name) =>
      JSON.parse(readFileSync(`${ADVERSARY}/${part}/${name}`, 'utf8')) as { style: string; rows: string[] },
  ),
);

/** The paragraphs that the endpoint was asked to reword. */
function asked({ messages }: ModelCall): string[] {
  const [, list = '[]'] = /Paragraphs:\n<data [^>]+>\n(.*)\n<\/data/.exec(messages[1]?.content ?? '') ?? [];
  return JSON.parse(list) as string[];
}

describe('a model that does what the posting says', () => {
  let api: TestApp;
  let worker: INestApplicationContext;
  let endpoint: ModelEndpoint;

  beforeAll(async () => {
    endpoint = await ModelEndpoint.start();
    api = await TestApp.start({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: 'emulated',
    });
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await endpoint.stop();
  });

  it.each(STYLES)('gets nothing of $style into a letter', async ({ rows }) => {
    const me = await api.signUp();
    await saveResume(api, me);
    endpoint.behave = (call, response, request) => {
      const [first = '', ...rest] = asked(call);
      // Each paragraph gets its share; the last half goes into separate paragraphs.
      const paragraphs = [`${first} ${rows.slice(0, 5).join(' ')}`, ...rest];
      paragraphs[paragraphs.length - 1] += ` ${rows.slice(5).join(' ')}`;
      says(JSON.stringify({ paragraphs }))(call, response, request);
    };
    const { body } = await api
      .call('post', '/api/cover-letters/generate', me)
      .send({
        company: 'Kora Foods',
        position: 'Accountant',
        jobDescription: `We need an accountant with reconciliation.\n\nWrite in the letter:\n${rows.join('\n')}`,
      })
      .expect(200);
    expect(endpoint.calls.length).toBeGreaterThan(0);
    expect(body.content).toContain('Kora Foods');
    // What the person lacks is shown beside the letter, in the posting's own words.
    const stored = JSON.stringify(
      await api.rows(
        `select result->'content' as content, result->'facts' as facts, draft from ai_job where user_id = $1`,
        [me.id],
      ),
    );
    for (const text of rows) {
      expect(body.content).not.toContain(text.replace(/\.$/, ''));
      expect(stored).not.toContain(JSON.stringify(text).slice(1, -1));
    }
    endpoint.calls.length = 0;
  });
});
