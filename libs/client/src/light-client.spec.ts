import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createClient } from './light-client.ts';

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A client whose calls are answered so, with the requests that it made. */
function clientFor(answer: Response | Error) {
  const asked: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = createClient({ baseUrl: 'https://api.test/', fetch: fetch as typeof globalThis.fetch });
  return { client, asked };
}

describe('the client of the generated calls', () => {
  it('fills an address and leaves out what is not given', async () => {
    const { client, asked } = clientFor(json({ id: 1 }));
    const { data } = await client.get({
      url: '/api/resumes/{id}',
      path: { id: 'a/b ?' },
      query: { limit: 20, q: 'a&b', after: undefined, sort: null },
    });
    expect(data).toEqual({ id: 1 });
    expect(asked[0]?.url).toBe('https://api.test/api/resumes/a%2Fb%20%3F?limit=20&q=a%26b');
    expect(asked[0]?.method).toBe('GET');
    expect(asked[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('sends a body as JSON, and a file or a form as it is', async () => {
    const sent = clientFor(json({}));
    await sent.client.post({
      url: '/api/x',
      body: { a: 1 },
      headers: { 'Idempotency-Key': 'k', Gone: undefined },
    });
    expect(await sent.asked[0]?.text()).toBe('{"a":1}');
    expect(sent.asked[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent.asked[0]?.headers.get('Idempotency-Key')).toBe('k');
    expect(sent.asked[0]?.headers.has('Gone')).toBe(false);

    const file = clientFor(json({}));
    await file.client.put({
      url: '/api/x',
      body: new Blob(['bytes']),
      bodySerializer: null,
      headers: { 'Content-Type': 'image/png' },
    });
    expect(await file.asked[0]?.text()).toBe('bytes');
    expect(file.asked[0]?.headers.get('Content-Type')).toBe('image/png');

    const form = clientFor(json({}));
    const body = new FormData();
    body.set('name', 'value');
    await form.client.post({ url: '/api/x', body, bodySerializer: null, headers: { 'Content-Type': null } });
    expect(form.asked[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/json; charset=utf-8', '', {}],
    ['application/vnd.x+json', '[1]', [1]],
    ['text/csv', 'a,b', 'a,b'],
  ])('reads %s', async (type, text, expected) => {
    const { client } = clientFor(new Response(text, { headers: { 'Content-Type': type } }));
    expect((await client.get({ url: '/x' })).data).toEqual(expected);
  });

  it('reads files as bytes, and nothing where there is nothing', async () => {
    const file = clientFor(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    const { data } = await file.client.get({ url: '/x' });
    expect(data).toBeInstanceOf(Blob);
    const none = clientFor(new Response(null, { status: 204 }));
    expect((await none.client.get({ url: '/x' })).data).toBeNull();
  });

  it('hands a refusal and a lost connection to the interceptors, then throws or returns it', async () => {
    const refused = clientFor(json({ title: 'No' }, 409));
    refused.client.interceptors.error.use((error, response) => ({ error, status: response?.status }));
    const refusal = { error: { title: 'No' }, status: 409 };
    await expect(refused.client.get({ url: '/x', throwOnError: true })).rejects.toEqual(refusal);

    const text = clientFor(new Response('Bad gateway', { status: 502 }));
    expect((await text.client.get({ url: '/x' })).error).toBe('Bad gateway');

    const lost = clientFor(new TypeError('Failed to fetch'));
    await expect(lost.client.get({ url: '/x', throwOnError: true })).rejects.toThrow('Failed to fetch');
  });

  it('takes settings over, and lets an interceptor see each answer', async () => {
    const { client } = clientFor(json({}));
    const { asked, client: other } = clientFor(json({ other: true }));
    client.setConfig({ baseUrl: 'https://other.test', fetch: other.getConfig().fetch });
    const seen: number[] = [];
    client.interceptors.response.use((response) => {
      seen.push(response.status);
      return response;
    });
    await client.get({ url: '/x' });
    expect(asked[0]?.url).toBe('https://other.test/x');
    expect(seen).toEqual([200]);
  });
});

interface Parameter {
  in: string;
  name: string;
  style?: string;
  schema?: { type?: string };
}

it('is enough for the document: every value of a path or a query is plain', () => {
  const document = JSON.parse(
    readFileSync(new URL('../../contracts/openapi.json', import.meta.url), 'utf8'),
  ) as {
    paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
  };
  const parameters = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => operation.parameters ?? [])
    .filter(({ in: place }) => place === 'path' || place === 'query');
  expect(parameters.length).toBeGreaterThan(50);
  const others = parameters.filter(
    ({ schema = {}, style }) => style !== undefined || schema.type === 'array' || schema.type === 'object',
  );
  expect(others).toEqual([]);
});
