import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/services/free-port.ts';
import { fails, ModelEndpoint, says } from './support/model-endpoint.ts';
import { Process } from './support/processes.ts';
import { resumeBody } from './support/resume-body.ts';
import { createDatabase, sessionCookie } from './support/test-app.ts';
import { until } from './support/test-worker.ts';
import { TraceCollector } from './support/trace-collector.ts';

const TOKEN = 'a-token-for-the-scraper';
const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST_ID = 'request-of-the-test';

/** What a person writes, and what opens something. None may ever be in a trace. */
const CANARY = {
  password: 'CanaryPasswordOfAda77',
  email: 'canary.address@example.com',
  resume: "CanaryResumeText's",
  company: 'CanaryCompany',
  posting: 'CanaryPostingText 4711471147',
  query: 'CanaryQueryValue',
  modelKey: 'sk-CanaryModelKey',
  sessionSecret: 'CanarySessionSecret-0123456789abcdef',
} as const;

/** The modules of figures and traces that a process loads are written to this file. */
const listsModules = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'support/loaded-modules.mjs')).href}`,
  LOADED_MODULES_TO: file,
});
const modulesIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

describe('what operators see of an API process and a worker process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'career-telemetry-'));
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let model: ModelEndpoint;
  let collector: TraceCollector;
  let api: Process;
  let worker: Process;
  let apiAt: string;
  let workerAt: string;
  let settings: Record<string, string>;
  let cookie = '';
  let release: (() => void) | undefined;

  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(apiAt + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= sessionCookie(answer.headers.getSetCookie());
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const askForLetter = (company: string, headers: Record<string, string> = {}) =>
    call(
      '/api/cover-letters/generate',
      { company, position: 'Clerk', jobDescription: CANARY.posting },
      headers,
    );
  const scrape = async (authorization = `Bearer ${TOKEN}`) => {
    const answer = await fetch(`${workerAt}/metrics`, { headers: { authorization } });
    return { status: answer.status, text: await answer.text() };
  };
  const figure = async (name: string): Promise<number> => {
    const line = (await scrape()).text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? 0);
  };
  const probe = async (path: string): Promise<string> => {
    const answer = await fetch(workerAt + path).catch(() => undefined);
    return answer ? `${answer.status} ${await answer.text()}` : 'gone';
  };

  beforeAll(async () => {
    database = await createDatabase();
    [model, collector] = await Promise.all([ModelEndpoint.start(), TraceCollector.start()]);
    model.behave = says('{"paragraphs":[]}');
    const [port, workerPort] = [await freePort(), await freePort()];
    [apiAt, workerAt] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${workerPort}`];
    settings = {
      PORT: String(port),
      WORKER_PORT: String(workerPort),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      SAMPLE_LISTINGS: 'false',
      TRAINING_LINK_CHECK: 'false',
      SESSION_SECRET: CANARY.sessionSecret,
      METRICS_TOKEN: TOKEN,
      OPENAI_API_KEY: CANARY.modelKey,
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'emulated',
      REDIS_URL: '',
    };
    const traces = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key-of-the-collector',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    [api, worker] = await Promise.all([
      Process.entry('main', { ...settings, ...traces, ...listsModules(join(dataDir, 'api-modules')) }),
      Process.entry('worker', { ...settings, ...traces, OTEL_SERVICE_NAME: 'letters' }),
    ]);
    const { email, password, resume } = CANARY;
    await call('/api/auth/signup', { email, password, firstName: 'Ada', lastName: 'Obi' });
    expect((await call('/api/resumes', resumeBody({ title: resume, summary: resume }))).status).toBe(201);
  }, 60_000);

  afterAll(async () => {
    release?.();
    await Promise.all([api?.stop('SIGKILL'), worker?.stop('SIGKILL')]);
    await Promise.all([model?.stop(), collector?.stop()]);
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('a worker says that it lives and is ready, and shows its figures to the scraper alone', async () => {
    expect(await probe('/livez')).toBe('200 alive');
    expect(await probe('/readyz')).toBe('200 ready');
    expect(await probe('/api/resumes')).toBe('404 Not found');
    for (const wrong of [
      '',
      'Bearer wrong',
      `Bearer ${TOKEN}x`,
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN.slice(1)}ü`,
    ]) {
      expect(await scrape(encodeURI(wrong))).toEqual({ status: 404, text: 'Not found' });
    }
    const { status, text } = await scrape();
    expect(status).toBe(200);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('nodejs_gc_duration_seconds');
  });

  it('counts jobs, how long they waited and took, and scheduled tasks', async () => {
    const done = 'ai_job_runs_total{kind="cover-letter",outcome="done"}';
    const before = await figure(done);
    expect((await askForLetter('Kora')).status).toBe(200);
    expect(await until(async () => (await figure(done)) === before + 1)).toBe(true);
    expect(await figure('ai_job_run_duration_seconds_count{kind="cover-letter"}')).toBe(before + 1);
    expect(await figure('ai_job_wait_seconds_count{kind="cover-letter"}')).toBe(before + 1);
    expect(await figure('ai_job_runs_underway{kind="cover-letter"}')).toBe(0);
    expect(
      await until(
        async () => (await figure('scheduled_task_runs_total{task="mail-delivery",outcome="done"}')) > 0,
      ),
    ).toBe(true);
    const { text } = await scrape();
    expect(text).not.toMatch(/Kora|[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('counts a run that ends without the job as one that comes again', async () => {
    model.behave = fails(429, 'come back', { 'retry-after': '5' });
    const { body, status } = await askForLetter('Busy', { prefer: 'respond-async' });
    expect(status).toBe(202);
    const retried = 'ai_job_runs_total{kind="cover-letter",outcome="retried"}';
    expect(await until(async () => (await figure(retried)) === 1)).toBe(true);
    expect(await figure('ai_job_runs_underway{kind="cover-letter"}')).toBe(0);
    await fetch(`${apiAt}/api/ai-jobs/${body.id}`, { method: 'DELETE', headers: { cookie } });
    expect((await call(`/api/ai-jobs/${body.id}`)).body.state).toBe('cancelled');
    model.behave = says('{"paragraphs":[]}');
  });

  it('has every figure that docs/operating.md, the alerts and the dashboard watch', async () => {
    const textOf = (path: string): string =>
      readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
    const chapter =
      textOf('docs/operating.md').split('## Figures and traces')[1]?.split('**Traces.**')[0] ?? '';
    const rules = textOf('deploy/prometheus/alerts.yaml') + textOf('deploy/grafana/career-toolkit.json');
    const named = (chapter + rules).match(/\b(?:http|ai|scheduled|process|nodejs)_[a-z0-9_]+\b/g) ?? [];
    const ofApi = await fetch(`${apiAt}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const told = `${await ofApi.text()}${(await scrape()).text}`;
    const alerted = new Set(named.filter((name) => !/_$/.test(name)));
    expect(alerted.size).toBeGreaterThan(12);
    expect([...alerted].filter((name) => !told.includes(name))).toEqual([]);
  });

  describe('the trace of a letter', () => {
    beforeAll(async () => {
      const answer = await askForLetter(CANARY.company, {
        traceparent: `00-${CALLERS_TRACE}-00f067aa0ba902b7-01`,
        'x-request-id': REQUEST_ID,
      });
      expect(answer.status).toBe(200);
      await call(`/api/resumes?cursor=${CANARY.query}`);
      const names = ['POST /api/cover-letters/generate', 'job cover-letter'];
      expect(await until(() => names.every((name) => ofLetter(name).length > 0))).toBe(true);
    });

    const ofLetter = (name: string) =>
      collector.spans.filter((span) => span.traceId === CALLERS_TRACE && span.name === name);

    it('goes from the caller through API, queue and worker to the model', () => {
      const [request] = ofLetter('POST /api/cover-letters/generate');
      const [job] = ofLetter('job cover-letter');
      const [sent] = ofLetter('send ai-jobs');
      const [chat] = ofLetter('chat emulated');
      expect(request).toMatchObject({
        service: 'career-api',
        kind: 2,
        parentId: '00f067aa0ba902b7',
        failed: false,
        facts: {
          'http.request.method': 'POST',
          'http.route': '/api/cover-letters/generate',
          'http.response.status_code': 200,
          'career.request.id': REQUEST_ID,
        },
      });
      expect(sent).toMatchObject({ service: 'career-api', kind: 4, parentId: request?.spanId });
      expect(job).toMatchObject({
        service: 'letters',
        kind: 5,
        parentId: request?.spanId,
        facts: {
          'career.job.id': sent?.facts['career.job.id'],
          'career.job.outcome': 'done',
          'career.job.attempt': 1,
          'career.request.id': REQUEST_ID,
        },
      });
      expect(chat).toMatchObject({
        kind: 3,
        parentId: job?.spanId,
        facts: {
          'gen_ai.request.model': 'emulated',
          'server.address': '127.0.0.1',
          'gen_ai.usage.input_tokens': 120,
        },
      });
    });

    it('records each statement in its span, with its shape alone', () => {
      const [request] = ofLetter('POST /api/cover-letters/generate');
      const [job] = ofLetter('job cover-letter');
      const [insert] = ofLetter('INSERT ai_job');
      expect(insert).toMatchObject({ kind: 3, parentId: request?.spanId });
      expect(insert?.facts['db.query.text']).toContain('trace_parent');
      // The ORM sends values inside its statements.
      const told = collector.spans.map(({ facts }) => String(facts['db.query.text'] ?? ''));
      expect(told.some((statement) => /^insert into "user".* values \(.*\?/.test(statement))).toBe(true);
      expect(told.filter((statement) => statement.includes("'"))).toEqual([]);
      // Over the shared connections of a request, and over the pool of the ORM.
      expect(ofLetter('SELECT session')).toEqual([expect.objectContaining({ parentId: request?.spanId })]);
      expect(ofLetter('SELECT resume').map(({ parentId }) => parentId)).toContain(job?.spanId);
      // What a worker asks the queue all day long is not a trace.
      expect(collector.spans.filter(({ kind, parentId }) => kind === 3 && !parentId)).toEqual([]);
    });

    it('holds nothing that a person wrote and nothing that opens something', () => {
      const sent = Buffer.concat(collector.bytes).toString('utf8');
      const secrets = [...Object.values(CANARY), 'CanaryResume', '4711471147', cookie.split('=')[1] ?? ''];
      expect(sent.length).toBeGreaterThan(10_000);
      expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
      expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
      expect(new Set(collector.headers)).toEqual(new Set(['key-of-the-collector']));
    });

    it('is named in the log of both processes', async () => {
      const traceId = CALLERS_TRACE.replaceAll('4', '5');
      model.behave = fails(500);
      await askForLetter('Kora Mills', {
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'x-request-id': REQUEST_ID,
      });
      model.behave = says('{"paragraphs":[]}');
      const linesOf = ({ output }: Process) =>
        output
          .split('\n')
          .filter((line) => line.includes(traceId))
          .map((line) => JSON.parse(line));
      expect(await until(() => linesOf(api).length > 0 && linesOf(worker).length > 0)).toBe(true);
      expect(api.output).toMatch(/"log":"audit","event":"account-created".*"traceId":"[0-9a-f]{32}"/);
      expect([linesOf(api)[0], linesOf(worker)[0]]).toEqual([
        expect.objectContaining({ traceId, requestId: REQUEST_ID, msg: 'answered' }),
        expect.objectContaining({ traceId, requestId: REQUEST_ID, context: 'Model' }),
      ]);
    });
  });

  it('a request that fails inside is a failed one, and what is no trace is not taken up', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('alter table calendar_feed rename to calendar_feed_away');
    await call('/api/calendar-feed', {}, { traceparent: '00-not-a-trace-01' });
    await client.query('alter table calendar_feed_away rename to calendar_feed');
    await client.end();
    const found = () => collector.spans.find(({ facts }) => facts['http.response.status_code'] === 500);
    expect(await until(() => found() !== undefined)).toBe(true);
    expect(found()).toMatchObject({ name: 'POST /api/calendar-feed', parentId: '', failed: true });
    const failed = collector.spans.find(({ parentId, failed }) => failed && parentId === found()?.spanId);
    // The code of PostgreSQL, not its words, which quote what was sent.
    expect(failed?.facts).toMatchObject({ 'error.type': '42P01', 'db.system.name': 'postgresql' });
  });

  it('a worker that is asked to stop is unready, finishes its job, sends its trace and ends', async () => {
    model.behave = (given, response, request) => {
      release = () => says('{"paragraphs":[]}')(given, response, request);
    };
    const traceId = CALLERS_TRACE.replaceAll('4', '6');
    const asked = await askForLetter('Kept waiting', {
      prefer: 'respond-async',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    });
    expect(asked.status).toBe(202);
    expect(await until(() => release !== undefined)).toBe(true);
    expect(await figure('ai_job_runs_underway{kind="cover-letter"}')).toBe(1);
    const stopped = worker.stop();
    expect(await until(async () => (await probe('/readyz')) === '503 stopping')).toBe(true);
    expect(await probe('/livez')).toBe('200 alive');
    model.behave = says('{"paragraphs":[]}');
    release?.();
    release = undefined;
    await stopped;
    expect(worker.output).not.toContain('Still not stopped');
    expect(await probe('/livez')).toBe('gone');
    expect(collector.spans).toContainEqual(
      expect.objectContaining({
        traceId,
        name: 'job cover-letter',
        facts: expect.objectContaining({ 'career.job.outcome': 'done' }),
      }),
    );
  });

  it('a silent or dead collector costs no request, is reported once, and keeps no process from stopping', async () => {
    collector.isSilent = true;
    for (let times = 0; times < 20; times += 1) expect((await call('/api/resumes')).status).toBe(200);
    expect(await until(() => api.output.includes('The collector takes no traces'))).toBe(true);
    await collector.stop();
    for (let times = 0; times < 20; times += 1) expect((await call('/api/resumes')).status).toBe(200);
    expect(api.output.split('The collector takes no traces')).toHaveLength(2);
    await api.stop();
    expect(api.output).not.toContain('Still not stopped');
  });

  it('loads nothing of it where nobody asked for it', async () => {
    const files = { main: join(dataDir, 'plain-api-modules'), worker: join(dataDir, 'plain-worker-modules') };
    const off = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_SDK_DISABLED: 'true',
      METRICS_TOKEN: '',
    };
    const plain = await Promise.all(
      (['main', 'worker'] as const).map((name) =>
        Process.entry(name, { ...settings, ...off, ...listsModules(files[name]) }),
      ),
    );
    // Without a token there are the probes alone.
    expect([await probe('/readyz'), await probe('/metrics')]).toEqual(['200 ready', '404 Not found']);
    await Promise.all(plain.map((one) => one.stop()));
    expect([modulesIn(files.main), modulesIn(files.worker)]).toEqual([[], []]);
    expect(modulesIn(join(dataDir, 'api-modules')).length).toBeGreaterThan(20);
  });

  it('a port that is taken or none ends the worker with a word', async () => {
    const squatter = createServer();
    const { port } = new URL(workerAt);
    await new Promise<void>((done) => squatter.listen(Number(port), '127.0.0.1', done));
    await expect(Process.entry('worker', settings)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that one, or set WORKER_PORT to another.`,
    );
    await new Promise((done) => squatter.close(done));
    const wrong = {
      WORKER_PORT: '70000',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    };
    const faults = await Process.entry('worker', { ...settings, ...wrong }).catch(({ message }) =>
      String(message),
    );
    expect(faults).toContain('WORKER_PORT must be from 0 to 65535');
    expect(faults).toContain('OTEL_TRACES_SAMPLER must be one of always_on');
    expect(faults).toContain('OTEL_EXPORTER_OTLP_PROTOCOL can only be http/protobuf');
  });
});
