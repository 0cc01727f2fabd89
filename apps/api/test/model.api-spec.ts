import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { AiUsageRepository } from '../src/ai/ai-usage.repository.ts';
import { ModelClient, type ModelRequest } from '../src/ai/model-client.ts';
import { plainForModel } from '../src/ai/untrusted-text.ts';
import { AppConfig } from '../src/config/app.config.ts';
import { readEnvironment } from '../src/config/read-environment.ts';
import { Database } from '../src/database/database.ts';
import { Unavailable } from '../src/errors/domain-errors.ts';
import {
  type Behaviour,
  drips,
  fails,
  floods,
  hangs,
  ModelEndpoint,
  says,
  sends,
  streams,
} from './support/model-endpoint.ts';
import { TestApp } from './support/test-app.ts';

const SHAPE = z.object({ words: z.array(z.string().min(1).max(20)).max(3) });
const GOOD = '{"words":["calm","clear"]}';

const request = (
  given: Partial<ModelRequest<z.infer<typeof SHAPE>>> = {},
): ModelRequest<z.infer<typeof SHAPE>> => ({
  name: 'words',
  rules: 'Answer with words.',
  task: 'Three words, please.',
  shape: SHAPE,
  complaint: () => undefined,
  maxTokens: 50,
  signal: new AbortController().signal,
  ...given,
});

describe('the client of the model', () => {
  let api: TestApp;
  let endpoint: ModelEndpoint;

  const client = (settings: Record<string, string> = {}): ModelClient =>
    new ModelClient(
      new AppConfig(
        readEnvironment({
          DATABASE_URL: api.databaseUrl,
          OPENAI_API_KEY: 'test-key-canary',
          OPENAI_BASE_URL: endpoint.url,
          OPENAI_MODEL: 'emulated',
          OPENAI_TIMEOUT_SECONDS: '1',
          ...settings,
        }),
      ),
      new AiUsageRepository(api.app.get(Database)),
    );

  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    endpoint = await ModelEndpoint.start();
    await api.rows('delete from ai_usage');
  });
  afterEach(() => endpoint.stop());

  it('asks a strict endpoint once, with a schema that no endpoint refuses, and writes the use down', async () => {
    endpoint.behave = says(GOOD);
    expect(await client().ask(request())).toEqual({ words: ['calm', 'clear'] });
    const [call] = endpoint.calls;
    expect(endpoint.calls).toHaveLength(1);
    expect(call?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    const schema = JSON.stringify(call?.response_format?.json_schema?.schema);
    expect(schema).not.toMatch(/maxLength|minLength|maxItems|\$schema/);
    expect(schema).toContain('"additionalProperties":false');
    expect(
      await api.rows('select model, mode, outcome, prompt_tokens, completion_tokens from ai_usage'),
    ).toEqual([
      {
        model: 'emulated',
        mode: 'json_schema',
        outcome: 'text',
        prompt_tokens: 120,
        completion_tokens: 30,
      },
    ]);
  });

  const onlyWith =
    (accepts: (type: string | undefined) => boolean): Behaviour =>
    (call, response, raw) =>
      (accepts(call.response_format?.type) ? says(GOOD) : fails(400, 'response_format is not supported'))(
        call,
        response,
        raw,
      );

  it.each([
    ['knows json_object only', onlyWith((type) => type === 'json_object'), 2],
    ['knows plain text only', onlyWith((type) => type === undefined), 3],
    ['answers in a fence', says(`Here you are:\n\`\`\`json\n${GOOD}\n\`\`\`\nAnything else?`), 1],
    ['leaves a comma too many', says('{"words":["calm","clear",],}'), 1],
    ['gives no reason why it ended', says(GOOD, null), 1],
  ])('understands an endpoint that %s, and remembers how', async (_name, behaviour, calls) => {
    endpoint.behave = behaviour;
    const model = client();
    expect(await model.ask(request())).toEqual({ words: ['calm', 'clear'] });
    expect(endpoint.calls).toHaveLength(calls);
    await model.ask(request());
    expect(endpoint.calls).toHaveLength(calls + 1);
  });

  it('leaves out the fields that an endpoint does not know', async () => {
    endpoint.behave = (call, response, raw) => {
      if (call.temperature !== undefined)
        return fails(400, 'temperature is not supported')(call, response, raw);
      if (call.max_tokens !== undefined)
        return fails(400, 'use max_completion_tokens in place of max_tokens')(call, response, raw);
      says(GOOD)(call, response, raw);
    };
    expect(await client().ask(request())).toEqual({ words: ['calm', 'clear'] });
    expect(endpoint.calls.at(-1)).toMatchObject({ max_completion_tokens: 50 });
  });

  it('has an answer repaired once, and accepts none that stays wrong', async () => {
    const answers = ['{"words":["much too long a word for this"]}', GOOD];
    endpoint.behave = (call, response, raw) => says(answers.shift() ?? '{"words":5}')(call, response, raw);
    expect(await client().ask(request())).toEqual({ words: ['calm', 'clear'] });
    expect(endpoint.calls[1]?.messages[1]?.content).toContain('not accepted');

    expect(await client().ask(request())).toBeUndefined();
    endpoint.behave = says(GOOD);
    expect(await client().ask(request({ complaint: () => 'These words are not true.' }))).toBeUndefined();
  });

  const flood = { bytes: 0 };
  it.each([
    ['prose and nothing else', says('I am sorry, I would rather talk about the weather.'), 3],
    ['an answer that was cut', says('{"words":["calm","cle', 'length'), 1],
    ['an answer that was filtered', says(GOOD, 'content_filter'), 1],
    ['an empty answer', says(''), 1],
    ['no text', says(null), 1],
    ['HTML', sends(200, '<html><body>Sign in to the hotel wifi</body></html>', 'text/html'), 1],
    ['half a document', sends(200, '{"choices":[{"mess', 'application/json'), 1],
    ['a list', sends(200, '[1,2,3]', 'application/json'), 1],
    ['an inner fault', fails(500, 'boom'), 1],
    ['a refused key', fails(401, 'wrong key'), 1],
    ['an unknown model', fails(404, 'no such model'), 1],
    ['a way elsewhere', sends(302, '', 'text/plain'), 1],
    ['no word at all', hangs, 1],
    ['a drip without end', drips, 1],
    ['a hundred megabytes', floods(flood), 1],
  ])('does without the model when it gets %s', async (_name, behaviour, calls) => {
    endpoint.behave = behaviour;
    expect(await client().ask(request())).toBeUndefined();
    expect(endpoint.calls).toHaveLength(calls);
    const rows = await api.rows<{ outcome: string }>('select outcome from ai_usage');
    expect(rows).toHaveLength(calls);
  });

  it('closes the connection on a flood instead of reading it', () => {
    expect(flood.bytes).toBeGreaterThan(0);
    expect(flood.bytes).toBeLessThan(50_000_000);
  });

  it('passes on for how long a busy endpoint asks to be left alone', async () => {
    endpoint.behave = fails(429, 'slow down', { 'retry-after': '7' });
    await expect(client().ask(request())).rejects.toMatchObject({ retryAfterMs: 7_000 });
    endpoint.behave = fails(503, 'later', { 'retry-after': new Date(Date.now() + 5_000).toUTCString() });
    await expect(client().ask(request())).rejects.toBeInstanceOf(Unavailable);
    endpoint.behave = fails(429, 'slow down', { 'retry-after': '99999' });
    await expect(client().ask(request())).rejects.toMatchObject({ retryAfterMs: 60_000 });
  });

  it('stops at once when the person cancels', async () => {
    endpoint.behave = hangs;
    const stop = new AbortController();
    const asked = client({ OPENAI_TIMEOUT_SECONDS: '60' }).ask(request({ signal: stop.signal }));
    setTimeout(() => stop.abort(), 200);
    await expect(asked).rejects.toBeDefined();
  });

  it('keeps to the tokens of the month', async () => {
    endpoint.behave = says(GOOD);
    const model = client({ OPENAI_MONTHLY_TOKENS: '200' });
    await model.ask(request());
    await model.ask(request());
    expect(await model.ask(request())).toBeUndefined();
    expect(endpoint.calls).toHaveLength(2);
  });

  describe('asked for pieces', () => {
    const heard: string[] = [];
    const asked = () => client().ask(request({ onText: (soFar) => heard.push(soFar) }));
    const uses = () => api.rows('select outcome, prompt_tokens, completion_tokens from ai_usage');
    beforeEach(() => void heard.splice(0));

    it('streams the text as it comes, and treats the whole as any other', async () => {
      endpoint.behave = streams([GOOD.slice(0, 9), GOOD.slice(9, 15), GOOD.slice(15)]);
      expect(await asked()).toEqual({ words: ['calm', 'clear'] });
      expect(heard).toEqual([GOOD.slice(0, 9), GOOD.slice(0, 15), GOOD]);
      expect(endpoint.calls).toMatchObject([{ stream: true, stream_options: { include_usage: true } }]);
      expect(await uses()).toEqual([{ outcome: 'text', prompt_tokens: 120, completion_tokens: 30 }]);
    });

    it('guesses the tokens that an endpoint does not count', async () => {
      endpoint.behave = streams([GOOD], { counts: false });
      expect(await asked()).toEqual({ words: ['calm', 'clear'] });
      expect(await uses()).toEqual([{ outcome: 'text', prompt_tokens: 10, completion_tokens: 7 }]);
    });

    it('gets by with an endpoint that answers in one piece, or refuses to stream or to count', async () => {
      endpoint.behave = says(GOOD);
      expect(await asked()).toEqual({ words: ['calm', 'clear'] });
      for (const field of ['stream', 'stream_options'] as const) {
        endpoint.calls.splice(0);
        endpoint.behave = (call, response, raw) =>
          (call[field] === undefined ? says(GOOD) : fails(400, `${field} is not supported`))(
            call,
            response,
            raw,
          );
        expect(await asked()).toEqual({ words: ['calm', 'clear'] });
        expect(endpoint.calls.map(({ stream = false }) => stream)).toEqual([
          true,
          field === 'stream_options',
        ]);
        expect(endpoint.calls[1]?.stream_options).toBeUndefined();
      }
    });

    it.each([
      ['breaks off', streams([GOOD], { finishReason: null })],
      ['ends too early by its own word', streams([GOOD], { finishReason: 'length' })],
      ['is not of this protocol', sends(200, 'data: <html>\n\n', 'text/event-stream')],
      [
        'tells of a fault in the middle',
        sends(200, 'data: {"error":{"message":"boom"}}\n\n', 'text/event-stream'),
      ],
      [
        'never ends',
        ((_call, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          const timer = setInterval(() => response.write(': still here\n\n'), 100);
          response.on('close', () => clearInterval(timer));
        }) satisfies Behaviour,
      ],
      ['is a flood', sends(200, `data: ${'x'.repeat(3_000_000)}\n\n`, 'text/event-stream')],
    ])('does without the model when the stream %s', async (_name, behaviour) => {
      endpoint.behave = behaviour;
      expect(await asked()).toBeUndefined();
      expect(endpoint.calls).toHaveLength(1);
    });
  });

  it('is silent without a key', async () => {
    const model = client({ OPENAI_API_KEY: '' });
    expect(model.model).toBeUndefined();
    expect(await model.ask(request())).toBeUndefined();
    expect(endpoint.calls).toHaveLength(0);
  });

  it('shows a model no hidden letters and no more than agreed', () => {
    expect(plainForModel('a\u200bb\u202ec\u0000d\r\ne', 100)).toBe('a b c d\ne');
    expect(plainForModel('x'.repeat(50), 10)).toHaveLength(10);
  });
});
