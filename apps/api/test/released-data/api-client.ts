/** What the API answered: a status and a body, which is JSON, text or, of a file, base64. */
export interface Answer {
  status: number;
  body: unknown;
  /** Address of the next page. */
  next?: string;
}

export interface Sent {
  method?: string;
  body?: object;
  cookie?: string;
  headers?: Record<string, string>;
}

/** The API over HTTP, as any client meets it. */
export class ApiClient {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** @throws when the answer is none of success. */
  async call(path: string, sent: Sent = {}): Promise<Answer & { cookie: string }> {
    const answer = await this.send(path, sent);
    const { method = 'GET' } = sent;
    if (answer.status >= 400)
      throw new Error(
        `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`,
      );
    return answer;
  }

  async send(
    path: string,
    { method = 'GET', body, cookie, headers }: Sent = {},
  ): Promise<Answer & { cookie: string; location: string }> {
    const isFile = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body && !isFile ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
    });
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    return {
      status: response.status,
      body: await bodyOf(response),
      ...(next ? { next } : {}),
      cookie: response.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; '),
      location: response.headers.get('location') ?? '',
    };
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/json/.test(type)) return await response.json();
  if (/^text\//.test(type)) return await response.text();
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}
