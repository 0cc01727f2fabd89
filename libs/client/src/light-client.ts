import type { Client, Config, RequestOptions } from '../generated/client/types.gen.ts';

type Values = Record<string, unknown>;
type Asked = Config & RequestOptions;

const DEFAULTS: Config = { headers: { 'Content-Type': 'application/json' } };

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The address of a call. The document has neither lists nor objects in paths and queries (`light-client.spec.ts`). */
function addressOf({ baseUrl = '', url, path = {}, query = {} }: Asked): string {
  const filled = url.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isGiven(path[name]) ? encodeURIComponent(String(path[name])) : whole,
  );
  const search = Object.entries(query)
    .filter(([, value]) => isGiven(value))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return baseUrl.replace(/\/$/, '') + filled + (search && `?${search}`);
}

/** The headers of both, where `null` takes one away. */
function headersOf(...all: (Config['headers'] | undefined)[]): Headers {
  const headers = new Headers();
  for (const some of all) {
    const entries = some instanceof Headers ? [...some] : Object.entries((some ?? {}) as Values);
    for (const [name, value] of entries) {
      if (value === null) headers.delete(name);
      else if (value !== undefined) headers.set(name, String(value));
    }
  }
  return headers;
}

/** What an answer holds: JSON, or the bytes and text of a file. */
async function dataOf(response: Response, parseAs: Config['parseAs']): Promise<unknown> {
  const type = response.headers.get('Content-Type');
  if (!type || response.status === 204) return response.body;
  if (parseAs === 'blob' || /^(image\/|application\/(?!json|.*\+json))/.test(type)) return response.blob();
  const text = await response.text();
  if (parseAs === 'text' || type.startsWith('text/')) return text;
  return text ? JSON.parse(text) : {};
}

/** What the server says of a refusal: its JSON, else its text. */
async function refusalOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What calls a client back; each may change the value that it is given. */
class Listeners {
  fns: unknown[] = [];
  use(listener: unknown): number {
    return this.fns.push(listener) - 1;
  }
}

type Listener<Value> = (value: Value, ...rest: never[]) => Value | Promise<Value>;

/** What the listeners make of a value, one after the other. */
async function heard<Value>(
  listeners: readonly unknown[],
  value: Value,
  ...rest: readonly unknown[]
): Promise<Value> {
  let current = value;
  for (const listener of listeners as readonly Listener<Value>[])
    current = await listener(current, ...(rest as never[]));
  return current;
}

function requestFor(asked: Asked, headers: Headers): Request {
  const { body, bodySerializer = JSON.stringify } = asked;
  if (body === undefined) headers.delete('Content-Type');
  const sent = body === undefined || !bodySerializer ? body : bodySerializer(body);
  return new Request(addressOf(asked), { ...asked, headers, body: sent as BodyInit | undefined });
}

/**
 * The client that the generated calls use, with what they need of the generated one: JSON and files, plain values in
 * paths and queries, interceptors. The generated one reads every style of parameters that OpenAPI knows, which the
 * first page would load.
 */
export function createClient(given: Config = {}): Client {
  let config: Config = { ...DEFAULTS, ...given };
  const interceptors = { request: new Listeners(), response: new Listeners(), error: new Listeners() };

  async function request(options: RequestOptions): Promise<unknown> {
    let request: Request | undefined;
    let response: Response | undefined;
    const asked = { ...config, ...options } as Asked;
    try {
      request = requestFor(asked, headersOf(config.headers, options.headers));
      request = await heard(interceptors.request.fns, request, asked);
      response = await (asked.fetch ?? fetch)(request);
      response = await heard(interceptors.response.fns, response, request, asked);
      if (!response.ok) throw await refusalOf(response);
      return { data: await dataOf(response, asked.parseAs), request, response };
    } catch (thrown) {
      const error = (await heard(interceptors.error.fns, thrown, response, request, asked)) || {};
      if (asked.throwOnError) throw error;
      return { error, request, response };
    }
  }

  const by = (method: string) => (options: RequestOptions) =>
    request({ ...options, method } as RequestOptions);
  return {
    interceptors,
    request,
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
    getConfig: () => ({ ...config }),
    setConfig(changed: Config) {
      config = { ...config, ...changed, headers: headersOf(config.headers, changed.headers) };
      return { ...config };
    },
  } as unknown as Client;
}
