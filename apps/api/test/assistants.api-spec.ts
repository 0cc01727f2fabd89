import { ASSISTANT_SCOPES, TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Assistant, addressOf, tokenOf } from './support/assistant.ts';
import { type Person, TestApp } from './support/test-app.ts';

const READS = TOKEN_SCOPES.filter((scope) => scope.endsWith(':read'));
const PROPOSES = [...READS, 'proposals:write'];

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const RESUME = {
  isDraft: true,
  title: 'Accountant, Lagos',
  summary: 'Accountant. ICAN student member.',
  personalInfo: { firstName: 'Ada', lastName: 'Obi' },
  skills: [{ name: 'Microsoft Excel', level: 'advanced' }],
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      startDate: '2021-03',
      current: true,
      description: 'Closed the books of two plants within three days.\nKept the ledger in Sage.',
    },
  ],
};
const LETTER = `Dear Hiring Manager,

I am writing to apply for the position of Finance Officer at Lagoon Cement. I work as Accountant at Kora Foods Ltd, where I keep the ledger in Sage.

Yours faithfully,
Ada Obi`;
const JOB = { company: 'Lagoon Cement', position: 'Finance Officer', posting: 'Lagoon Cement makes cement.' };

const resumeOf = async (person: Person): Promise<string> =>
  (await api.call('post', '/api/resumes', person).send(RESUME).expect(201)).body.id as string;
const assistantOf = async (person: Person, scopes: readonly string[], mode?: 'auto' | 'legacy') =>
  await Assistant.connect(api, await tokenOf(api, person, scopes), mode);
const decide = (person: Person, id: string, what: 'accept' | 'dismiss') =>
  api.call('post', `/api/proposals/${id}/${what}`, person);
const proposalsOf = async (person: Person) =>
  (await api.call('get', '/api/proposals', person).expect(200)).body as Record<string, unknown>[];

interface Made {
  state: string;
  proposalId?: string;
  id?: string;
  acceptAt?: string;
}

describe('an assistant', () => {
  it.each(['auto', 'legacy'] as const)('meets tools, resources and prompts (%s)', async (mode) => {
    const id = await resumeOf(me);
    const { client, ...assistant } = await assistantOf(me, PROPOSES, mode);
    const { tools } = await client.listTools();
    expect(tools.length).toBeLessThanOrEqual(15);
    for (const { name, description, inputSchema } of tools) {
      expect([name, (description ?? '').length > 40, inputSchema.type]).toEqual([name, true, 'object']);
    }
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`career://resumes/${id}`);
    const { contents } = await client.readResource({ uri: `career://resumes/${id}` });
    expect(JSON.stringify(contents)).toContain('Kora Foods Ltd');
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['find-a-job', 'apply-for-a-job', 'my-week']);
    const { messages } = await client.getPrompt({ name: 'apply-for-a-job', arguments: { posting: 'A job' } });
    expect(JSON.stringify(messages)).toContain('A job');
    expect(assistant).toEqual({});
    await client.close();
  });

  it('reads what its person has, and nothing of another', async () => {
    const [mine, theirs] = [await resumeOf(me), await resumeOf(other)];
    const assistant = await assistantOf(me, PROPOSES);
    const { rows } = await assistant.read<{ rows: { id: string }[] }>('list_resumes');
    expect(rows.map(({ id }) => id)).toContain(mine);
    expect(rows.map(({ id }) => id)).not.toContain(theirs);
    const resume = await assistant.read<{ summary: string }>('read_resume', { id: mine });
    expect(resume.summary).toBe(RESUME.summary);
    for (const [name, input] of [
      ['read_resume', { id: theirs }],
      ['check_against_posting', { resumeId: theirs, jobDescription: 'Excel' }],
      ['change_resume_text', { resumeId: theirs, texts: [{ field: 'summary', text: 'Accountant.' }] }],
      ['save_letter', { ...JOB, resumeId: theirs, content: LETTER }],
    ] as const) {
      expect([name, await assistant.call(name, input)]).toEqual([
        name,
        { isError: true, text: 'Resume not found' },
      ]);
    }
    await expect(assistant.client.readResource({ uri: `career://resumes/${theirs}` })).rejects.toThrow(
      'Resume not found',
    );
    await assistant.close();
  });

  it('checks a resume against a posting, finds jobs and says what is due', async () => {
    const resumeId = await resumeOf(me);
    const assistant = await assistantOf(me, PROPOSES);
    const checked = await assistant.read<{
      lines: { asks: string; state: string }[];
      ruledOutBy: { gate: string }[];
    }>('check_against_posting', {
      resumeId,
      jobDescription: 'Requirements: Microsoft Excel. COREN registration. Not older than 30 years.',
    });
    expect(checked.lines.map(({ asks, state }) => [asks, state])).toEqual(
      expect.arrayContaining([['COREN', 'missing']]),
    );
    expect(checked.ruledOutBy.map(({ gate }) => gate)).toEqual(['licence', 'age']);
    const { jobs } = await assistant.read<{ jobs: { id: string }[] }>('find_jobs', { from: 'ng', limit: 3 });
    expect(jobs).toHaveLength(3);
    const job = await assistant.read<{ description: string }>('read_job', { id: jobs[0]?.id });
    expect(job.description.length).toBeGreaterThan(20);
    const due = await assistant.read<{ applications: unknown[]; savedJobs: unknown[] }>('what_is_due');
    expect(due).toMatchObject({ applications: [], savedJobs: [] });
    await assistant.close();
  });
});

describe('a change by an assistant', () => {
  it('waits for the person, who accepts it once', async () => {
    const resumeId = await resumeOf(me);
    const assistant = await assistantOf(me, PROPOSES);
    const text = 'Accountant who keeps the ledger in Sage. ICAN student member.';
    const made = await assistant.read<Made>('change_resume_text', {
      resumeId,
      texts: [{ field: 'summary', text }],
    });
    expect(made).toMatchObject({ state: 'waiting for the person' });
    expect(made.acceptAt).toMatch(`/proposals/${made.proposalId}`);
    const stored = () => api.call('get', `/api/resumes/${resumeId}`, me).expect(200);
    expect((await stored()).body.summary).toBe(RESUME.summary);
    expect((await proposalsOf(me))[0]).toMatchObject({
      kind: 'resume-text',
      state: 'waiting',
      madeBy: 'My assistant',
      changes: [{ label: 'Summary', before: RESUME.summary, after: text }],
    });
    const id = made.proposalId ?? '';
    await decide(other, id, 'accept').expect(404);
    const { body } = await decide(me, id, 'accept').expect(200);
    expect(body).toMatchObject({ state: 'accepted', resultId: resumeId });
    expect((await stored()).body).toMatchObject({ summary: text, skills: [{ name: 'Microsoft Excel' }] });
    await decide(me, id, 'accept').expect(422);
    await decide(me, id, 'dismiss').expect(422);
    const { proposals } = await assistant.read<{ proposals: { id: string; state: string }[] }>(
      'list_proposals',
    );
    expect(proposals.find((one) => one.id === id)?.state).toBe('accepted');
    await assistant.close();
  });

  it('is refused when what it was made from has changed, and does nothing when it is dismissed', async () => {
    const resumeId = await resumeOf(me);
    const assistant = await assistantOf(me, PROPOSES);
    const propose = () =>
      assistant.read<Made>('change_resume_text', {
        resumeId,
        texts: [{ field: 'experience.0.description', text: 'Kept the ledger in Sage.' }],
      });
    const [first, second] = [await propose(), await propose()];
    await api
      .call('put', `/api/resumes/${resumeId}`, me)
      .send({ ...RESUME, summary: 'Changed.', version: 1 })
      .expect(200);
    await decide(me, first.proposalId ?? '', 'accept').expect(409);
    await decide(me, second.proposalId ?? '', 'dismiss').expect(200);
    const { body } = await api.call('get', `/api/resumes/${resumeId}`, me).expect(200);
    expect(body).toMatchObject({ summary: 'Changed.', version: 2 });
    await assistant.close();
  });

  it('is no longer taken once the resume says less, and after its time', async () => {
    const person = await api.signUp();
    const resumeId = await resumeOf(person);
    const assistant = await assistantOf(person, PROPOSES);
    const keep = async () =>
      (await assistant.read<Made>('save_letter', { ...JOB, resumeId, content: LETTER })).proposalId ?? '';
    const [unsupported, late] = [await keep(), await keep()];
    await api.rows(`update proposal set expires_at = now() where id = $1`, [late]);
    await decide(person, late, 'accept').expect(422);
    await api
      .call('put', `/api/resumes/${resumeId}`, person)
      .send({ ...RESUME, experience: [], version: 1 })
      .expect(200);
    const { body } = await decide(person, unsupported, 'accept').expect(422);
    expect(body.unsupported.length).toBeGreaterThan(0);
    expect((await api.call('get', '/api/cover-letters', person).expect(200)).body).toEqual([]);
    await assistant.close();
  });

  it('of every kind is made by accepting it, and at once with the scope for it', async () => {
    const person = await api.signUp();
    const resumeId = await resumeOf(person);
    const { body: application } = await api
      .call('post', '/api/job-applications', person)
      .send({ company: 'Kora', position: 'Auditor' })
      .expect(201);
    const changes = [
      ['tailor_resume', { resumeId, jobDescription: 'Excel', accepted: [] }, '/api/resumes'],
      ['save_letter', { ...JOB, resumeId, content: LETTER }, '/api/cover-letters'],
      ['move_application', { id: application.id, status: 'interview' }, '/api/job-applications'],
      ['save_job', { position: 'Clerk', company: 'Lagoon', closes: '2030-01-31' }, '/api/saved-jobs'],
    ] as const;
    const proposing = await assistantOf(person, PROPOSES);
    for (const [name, input, path] of changes) {
      const { proposalId = '' } = await proposing.read<Made>(name, input);
      const { body } = await decide(person, proposalId, 'accept').expect(200);
      await api.call('get', `${path}/${body.resultId}`, person).expect(200);
    }
    const { body: moved } = await api
      .call('get', `/api/job-applications/${application.id}`, person)
      .expect(200);
    expect(moved.status).toBe('interview');
    const direct = await assistantOf(person, TOKEN_SCOPES);
    const waiting = (await proposalsOf(person)).length;
    for (const [name, input, path] of changes) {
      const made = await direct.read<Made>(name, input);
      expect([name, made.state]).toEqual([name, 'done']);
      await api.call('get', `${path}/${made.id}`, person).expect(200);
    }
    expect(await proposalsOf(person)).toHaveLength(waiting);
    await Promise.all([proposing.close(), direct.close()]);
  });

  it('that claims more than the resume is refused with the sentence, and nothing is kept', async () => {
    const person = await api.signUp();
    const resumeId = await resumeOf(person);
    const assistant = await assistantOf(person, TOKEN_SCOPES);
    const claim = 'I am a chartered accountant with ten years of experience.';
    const { isError, text } = await assistant.call('save_letter', {
      ...JOB,
      resumeId,
      content: LETTER.replace('I work as', `${claim} I work as`),
    });
    expect([isError, text.includes(claim), text.includes('Nothing was kept')]).toEqual([true, true, true]);
    expect((await api.call('get', '/api/cover-letters', person).expect(200)).body).toEqual([]);
    expect(await proposalsOf(person)).toEqual([]);
    await assistant.close();
  });

  it('has room for 50 that wait', async () => {
    const person = await api.signUp();
    const assistant = await assistantOf(person, ['proposals:write']);
    const save = (count: number) => assistant.call('save_job', { position: `Clerk ${count}` });
    for (let count = 0; count < 50; count += 1) expect((await save(count)).isError).toBe(false);
    expect((await save(50)).text).toContain('50 proposals wait');
    await assistant.close();
  });
});

describe('the address for assistants', () => {
  const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const post = (token?: string) => {
    const call = api.http.post('/api/mcp').set('Accept', 'application/json, text/event-stream');
    return token === undefined ? call : call.set('Authorization', `Bearer ${token}`);
  };

  it('names the document that says how to get a token, to whoever has none', async () => {
    for (const call of [post(), post('ctk_x'), post().set('Cookie', me.cookie)]) {
      const { headers } = await call.send(MESSAGE).expect(401);
      const [, address = ''] = /resource_metadata="([^"]+)"/.exec(headers['www-authenticate'] ?? '') ?? [];
      const { body } = await api.http.get(new URL(address).pathname).expect(200);
      expect(body).toMatchObject({
        bearer_methods_supported: ['header'],
        scopes_supported: ASSISTANT_SCOPES,
      });
      expect(body.resource).toMatch(/\/api\/mcp$/);
    }
  });

  it('is closed to ended tokens and to pages of other sites', async () => {
    const token = await tokenOf(api, me, PROPOSES);
    await post(token).send(MESSAGE).expect(200);
    await post(token).set('Origin', 'https://evil.example').send(MESSAGE).expect(403);
    await post().set('Origin', 'https://evil.example').send(MESSAGE).expect(403);
    await api.rows('update access_token set expires_at = now()');
    await post(token).send(MESSAGE).expect(401);
  });

  it('says which scope a token lacks, for every tool', async () => {
    const token = await tokenOf(api, me, ['profile:read']);
    const assistant = await Assistant.connect(api, await tokenOf(api, me, PROPOSES));
    const { tools } = await assistant.client.listTools();
    await assistant.close();
    for (const { name } of tools) {
      const { status, text, headers } = await post(token).send({
        ...MESSAGE,
        method: 'tools/call',
        params: { name, arguments: {} },
      });
      const said = `${headers['www-authenticate'] ?? ''} ${text}`;
      expect([
        name,
        /(?:listings|resumes|applications|saved-jobs):read|proposals:write|Invalid/.test(said),
      ]).toEqual([name, true]);
      expect([200, 403]).toContain(status);
      expect(text).not.toContain('Kora Foods');
    }
  });

  it('answers no body with a 5xx', async () => {
    const token = await tokenOf(api, me, PROPOSES);
    const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });
    const bodies: unknown[] = [
      {},
      { jsonrpc: '1.0' },
      { jsonrpc: '2.0', method: 5 },
      { ...MESSAGE, id: null },
      { ...MESSAGE, id: { a: 1 } },
      { ...MESSAGE, params: 5 },
      { ...MESSAGE, params: deep(30) },
      { ...MESSAGE, params: { cursor: 'x'.repeat(9_000) } },
      { ...MESSAGE, method: 'tools/call', params: { name: '__proto__' } },
      { ...MESSAGE, method: 'tools/call', params: { name: 'constructor', arguments: {} } },
      { ...MESSAGE, method: 'tools/call', params: { name: 'save_job', arguments: [] } },
      {
        ...MESSAGE,
        method: 'tools/call',
        params: { name: 'save_job', arguments: { url: 'javascript:alert(1)' } },
      },
      { ...MESSAGE, method: 'tools/call', params: { name: 'read_job', arguments: { id: "' or 1=1" } } },
      {
        ...MESSAGE,
        method: 'tools/call',
        params: { name: 'list_resumes', arguments: { cursor: 'nonsense' } },
      },
      { ...MESSAGE, method: 'tools/call', params: { name: 'list_resumes', arguments: { limit: 1e9 } } },
      { ...MESSAGE, method: 'resources/read', params: { uri: 'career://resumes/../../etc/passwd' } },
      { ...MESSAGE, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
      { ...MESSAGE, method: 'prompts/get', params: { name: 'apply-for-a-job', arguments: {} } },
      { ...MESSAGE, method: 'nothing/at-all' },
      { ...MESSAGE, method: 'subscriptions/listen' },
      { jsonrpc: '2.0', id: 1, result: {} },
      [MESSAGE, MESSAGE],
      { ...MESSAGE, extra: Array.from({ length: 9_000 }, () => 1) },
    ];
    for (const body of bodies) {
      const { status, text } = await post(token).send(body as object);
      expect([JSON.stringify(body).slice(0, 90), status < 500]).toEqual([
        JSON.stringify(body).slice(0, 90),
        true,
      ]);
      expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|select .* from/);
    }
    const raw = (text: string) => post(token).set('Content-Type', 'application/json').send(text);
    for (const text of [
      '',
      '{',
      'null',
      '5',
      '"x"',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{}}',
    ])
      expect([text, (await raw(text)).status < 500]).toEqual([text, true]);
    await raw(`"${'x'.repeat(600_000)}"`).expect(413);
    await post(token).set('Content-Type', 'text/plain').send('x').expect(415);
    await api.http.get('/api/mcp').set('Authorization', `Bearer ${token}`).expect(405);
    await api.http.delete('/api/mcp').set('Authorization', `Bearer ${token}`).expect(405);
  });

  it('is the same at every process: no session is begun', async () => {
    const token = await tokenOf(api, me, PROPOSES);
    const { headers } = await post(token)
      .send({
        ...MESSAGE,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
      })
      .expect(200);
    expect(headers['mcp-session-id']).toBeUndefined();
    expect(await addressOf(api)).toMatch(/^http:/);
  });
});
