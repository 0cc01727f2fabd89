import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WebhookDeliveryTask } from '../src/modules/webhooks/webhook-delivery.task.ts';
import { tokenOf } from './support/assistant.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that answers by its path: `/204`, `/500`, `/410`, `/302`, `/hang-up`. */
class Receiver {
  readonly calls: Call[] = [];
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      this.calls.push({ path, headers: request.headers, body });
      if (path === '/hang-up') return void request.socket.destroy();
      response.writeHead(Number(path.slice(1)) || 204, { location: `http://${this.host}/204` }).end('ok');
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(path = '204'): string {
    return `http://${this.host}/${path}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const receiver = new Receiver();
let api: TestApp;
let task: WebhookDeliveryTask;
let me: Person;

beforeAll(async () => {
  await receiver.start();
  api = await TestApp.start({ WEBHOOK_PRIVATE_HOSTS: receiver.host });
  const [{ WebhookDeliveryTask: Task }, { WebhookDeliveriesRepository }, { WebhookCaller }] =
    await Promise.all([
      import('../src/modules/webhooks/webhook-delivery.task.ts'),
      import('../src/modules/webhooks/webhook-deliveries.repository.ts'),
      import('../src/modules/webhooks/webhook-caller.ts'),
    ]);
  task = new Task(
    api.app.get(WebhookDeliveriesRepository, { strict: false }),
    api.app.get(WebhookCaller, { strict: false }),
  );
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.calls.length = 0;
  await api.rows('delete from webhook');
  me = await api.signUp();
});

const make = async (person: Person, body: object = {}) =>
  (
    await api
      .call('post', '/api/webhooks', person)
      .send({ url: receiver.url(), events: ['resume.saved'], ...body })
      .expect(201)
  ).body as { id: string; secret: string };
const saveResume = async (person: Person): Promise<string> =>
  (await api.call('post', '/api/resumes', person).send(resumeBody()).expect(201)).body.id;
const logOf = async (person: Person, id: string) =>
  (await api.call('get', `/api/webhooks/${id}/deliveries`, person).expect(200)).body as Record<
    string,
    unknown
  >[];
const dueAgain = () => api.rows(`update webhook_delivery set run_after = now() where state = 'waiting'`);

/** Written from the Standard Webhooks specification, not from our code. */
function isSigned({ headers, body }: Call, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = createHmac('sha256', key).update(signed).digest('base64');
  const sent = String(headers['webhook-signature']).split(' ');
  return sent.includes(`v1,${wanted}`);
}

describe('a webhook', () => {
  it('is called once for each event it asked for, signed, with ids and states alone', async () => {
    const hook = await make(me, { events: ['resume.saved', 'application.changed'] });
    const id = await saveResume(me);
    const application = { company: 'Kora Foods', position: 'Accountant', jobType: 'local' };
    await api.call('post', '/api/job-applications', me).send(application).expect(201);
    expect(await task.run()).toBe('2 webhook calls delivered');

    expect(receiver.calls).toHaveLength(2);
    for (const call of receiver.calls) {
      expect(isSigned(call, hook.secret)).toBe(true);
      expect(isSigned(call, 'whsec_AAAA')).toBe(false);
    }
    const bodies = receiver.calls.map(({ body }) => JSON.parse(body));
    expect(bodies.find(({ type }) => type === 'resume.saved')).toEqual({
      type: 'resume.saved',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { id, version: 1, isDraft: false },
    });
    expect(bodies.find(({ type }) => type === 'application.changed').data).toMatchObject({
      status: 'applied',
    });
    expect(await logOf(me, hook.id)).toMatchObject([
      { state: 'delivered', status: 204, attempts: 1, error: null, nextAttemptAt: null },
      { state: 'delivered' },
    ]);
    expect(await task.run()).toBe('0 webhook calls delivered');
  });

  it('gets the last version when a document is saved several times before the first try', async () => {
    await make(me);
    const id = await saveResume(me);
    for (const version of [1, 2, 3]) {
      await api.call('put', `/api/resumes/${id}`, me).send(resumeBody({ version })).expect(200);
    }
    await task.run();
    expect(receiver.calls.map(({ body }) => JSON.parse(body).data.version)).toEqual([4]);
  });

  it('is called when a job ends', async () => {
    await make(me, { events: ['job.ended'] });
    const work = { company: 'Kora Foods', position: 'Accountant' };
    const { headers } = await api.call('post', '/api/ai-jobs/cover-letters', me).send(work).expect(202);
    await task.run();
    expect(receiver.calls).toEqual([]);
    await api.call('delete', headers.location as string, me).expect(200);
    await task.run();
    expect(receiver.calls.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { kind: 'cover-letter', state: 'cancelled' },
    ]);
  });

  it('hears nothing of other people and of other events', async () => {
    await make(me, { events: ['application.changed'] });
    await saveResume(me);
    const other = await api.signUp();
    await api
      .call('post', '/api/job-applications', other)
      .send({ company: 'Kora', position: 'Clerk', jobType: 'local' })
      .expect(201);
    await task.run();
    expect(receiver.calls).toEqual([]);
  });
});

describe('a call that fails', () => {
  it('is repeated under the same id with growing delays, then given up', async () => {
    const hook = await make(me, { url: receiver.url('500') });
    await saveResume(me);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      const before = Date.now();
      await task.run();
      const [row] = await logOf(me, hook.id);
      expect(row).toMatchObject({ attempts: attempt, status: 500, error: 'The address answered 500.' });
      expect(row?.state).toBe(attempt < 7 ? 'waiting' : 'failed');
      if (attempt < 7) waits.push(Math.round((Date.parse(String(row?.nextAttemptAt)) - before) / 1000));
      await task.run();
      expect(receiver.calls).toHaveLength(attempt);
      await dueAgain();
    }
    expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await task.run();
    expect(receiver.calls).toHaveLength(7);
  });

  it('follows no redirect, survives a closed connection, and stops at 410', async () => {
    const redirected = await make(me, { url: receiver.url('302') });
    const closed = await make(me, { url: receiver.url('hang-up') });
    const gone = await make(me, { url: receiver.url('410') });
    await saveResume(me);
    await task.run();
    expect(receiver.calls.map(({ path }) => path).sort()).toEqual(['/302', '/410', '/hang-up']);
    expect(await logOf(me, redirected.id)).toMatchObject([
      { state: 'waiting', status: 302, error: 'The address redirects.' },
    ]);
    expect(await logOf(me, closed.id)).toMatchObject([{ state: 'waiting', status: null }]);
    expect(await logOf(me, gone.id)).toMatchObject([{ state: 'failed', status: 410 }]);
    const { body: hooks } = await api.call('get', '/api/webhooks', me).expect(200);
    expect(hooks.find(({ id }: { id: string }) => id === gone.id)).toMatchObject({ isActive: false });
  });

  it('never reaches a private address, by its numbers or by its name', async () => {
    const [, port] = receiver.host.split(':');
    const refused = [
      `https://localhost:${port}/`,
      'https://127.0.0.1/',
      'https://127.1/',
      'https://0x7f000001/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest/meta-data/',
      'https://10.0.0.1/',
      'https://hooks.internal/',
      'https://user:secret@example.com/',
      'http://example.com/',
      'ftp://example.com/',
      'https://',
      '',
    ];
    for (const url of refused) {
      const { body } = await api
        .call('post', '/api/webhooks', me)
        .send({ url, events: ['resume.saved'] })
        .expect(400);
      expect([url, body.errors[0].field]).toEqual([url, 'url']);
    }
    // A name that leads to this machine now, whatever it did when it was written down.
    const hook = await make(me);
    await api.rows(`update webhook set url = 'https://localtest.invalid/' where id = '${hook.id}'`);
    await saveResume(me);
    await task.run();
    expect(await logOf(me, hook.id)).toMatchObject([{ state: 'waiting', status: null }]);
    await api.rows(`update webhook set url = 'http://localhost:${port}/204' where id = '${hook.id}'`);
    await dueAgain();
    await task.run();
    expect(await logOf(me, hook.id)).toMatchObject([
      { state: 'waiting', status: null, error: expect.stringContaining('not on the public internet') },
    ]);
    expect(receiver.calls).toEqual([]);
  });
});

describe('a person', () => {
  it('tests an address, and sees how it went', async () => {
    const good = await make(me);
    const { body } = await api.call('post', `/api/webhooks/${good.id}/test`, me).expect(200);
    expect(body).toMatchObject({ event: 'test', state: 'delivered', status: 204, attempts: 1 });
    const bad = await make(me, { url: receiver.url('500') });
    const { body: failed } = await api.call('post', `/api/webhooks/${bad.id}/test`, me).expect(200);
    expect(failed).toMatchObject({ state: 'failed', status: 500, nextAttemptAt: null });
    await dueAgain();
    await task.run();
    expect(receiver.calls).toHaveLength(2);
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count++) {
      statuses.add((await api.call('post', `/api/webhooks/${good.id}/test`, me)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('pauses a webhook, and gets what waited when they go on', async () => {
    const { id } = await make(me);
    const pause = (isActive: unknown, person = me) =>
      api.call('patch', `/api/webhooks/${id}`, person).send({ isActive });
    await saveResume(me);
    expect((await pause(false).expect(200)).body).toMatchObject({ id, isActive: false });
    await saveResume(me);
    await task.run();
    expect(receiver.calls).toEqual([]);
    expect((await pause(true).expect(200)).body).toMatchObject({ isActive: true });
    await task.run();
    expect(receiver.calls).toHaveLength(1);
    await pause('yes').expect(400);
    await pause(false, await api.signUp()).expect(404);
    expect((await api.call('get', '/api/webhooks', me).expect(200)).body).toMatchObject([{ isActive: true }]);
  });

  it('reaches only their own, and learns a secret once', async () => {
    const { id, secret } = await make(me);
    expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
    const { body } = await api.call('get', '/api/webhooks', me).expect(200);
    expect(JSON.stringify(body)).not.toContain(secret.slice(6));
    const rows = await api.rows<{ secret: string }>('select secret from webhook');
    expect(rows[0]?.secret).not.toContain(secret.slice(6));
    const other = await api.signUp();
    await api.call('get', `/api/webhooks/${id}/deliveries`, other).expect(404);
    await api.call('post', `/api/webhooks/${id}/test`, other).expect(404);
    await api.call('delete', `/api/webhooks/${id}`, other).expect(404);
    await api.call('delete', `/api/webhooks/${id}`, me).expect(204);
    await saveResume(me);
    await task.run();
    expect(receiver.calls).toEqual([]);
  });

  it('keeps a limited number, with a limited log', async () => {
    for (let count = 1; count < LIMITS.webhooksMax; count++) await make(me);
    const racing = await Promise.all(
      [1, 2, 3].map(() =>
        api
          .call('post', '/api/webhooks', me)
          .send({ url: receiver.url(), events: ['resume.saved'] })
          .then(({ status }) => status),
      ),
    );
    expect(racing.sort()).toEqual([201, 409, 409]);
    const person = await api.signUp();
    const { id } = await make(person);
    await api.rows(
      `insert into webhook_delivery (id, user_id, webhook_id, event, subject, data, state)
       select gen_random_uuid(), '${person.id}', '${id}', 'resume.saved', gen_random_uuid(), '{}', 'failed' from generate_series(1, 150)`,
    );
    await api.call('post', `/api/webhooks/${id}/test`, person).expect(200);
    const log = await logOf(person, id);
    expect(log).toHaveLength(LIMITS.webhookDeliveriesKept);
    expect(log[0]).toMatchObject({ event: 'test', state: 'delivered' });
    const [kept] = await api.rows<{ count: number }>(
      `select count(*)::int from webhook_delivery where webhook_id = '${id}'`,
    );
    expect(kept?.count).toBe(LIMITS.webhookDeliveriesKept);
  });

  it('gives a token as much as its scopes say', async () => {
    const { id } = await make(me);
    const as = async (scope: string) => ({ Authorization: `Bearer ${await tokenOf(api, me, [scope])}` });
    await api.http
      .get('/api/webhooks')
      .set(await as('webhooks:read'))
      .expect(200);
    await api.http
      .get('/api/webhooks')
      .set(await as('resumes:read'))
      .expect(403);
    await api.http
      .delete(`/api/webhooks/${id}`)
      .set(await as('webhooks:read'))
      .expect(403);
    await api.http
      .delete(`/api/webhooks/${id}`)
      .set(await as('webhooks:write'))
      .expect(204);
    await api.http.get('/api/webhooks').expect(401);
  });
});
