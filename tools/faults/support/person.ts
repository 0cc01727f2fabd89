/** Longer than any route waits. */
const GIVE_UP_MS = 40_000;

export const PASSWORD = 'seven quiet rivers';

export interface Answer {
  /** 0 when no answer came. */
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every route; each test knows what it asked for
  body: any;
  headers: Headers;
  milliseconds: number;
}

/** What a resume of a test holds. Its marker is in every part, so a save that was torn apart shows. */
export const resumeBody = (marker: string): object => ({
  title: `Accountant ${marker}`,
  industry: 'Accounting',
  summary: marker,
  isDraft: false,
  keepVersion: false,
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', location: marker },
  experience: [
    {
      company: 'Kora Mills',
      position: 'Accountant',
      startDate: '2020-01',
      current: true,
      description: marker,
    },
  ],
  skills: [{ name: marker, level: 'intermediate' }],
});

/** Somebody at a browser. Sends one request and returns what came, even when it was nothing. */
export class Person {
  readonly email: string;
  private readonly url: () => string;
  private cookie = '';

  /** @param url is asked each time: a product may move. */
  constructor(url: () => string, email: string) {
    this.url = url;
    this.email = email;
  }

  async signUp(): Promise<this> {
    const body = { email: this.email, password: PASSWORD, firstName: 'Ada', lastName: 'Obi' };
    const answer = await this.send('POST', '/api/auth/signup', body);
    if (answer.status !== 201)
      throw new Error(`Sign-up was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return this;
  }

  /** The same person, signed in as now, at another address. */
  at(url: () => string): Person {
    const there = new Person(url, this.email);
    there.cookie = this.cookie;
    return there;
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  /** Has a letter written: the queue, a worker, and the API that listens for it must all work. */
  async writesLetter(company: string): Promise<boolean> {
    const wanted = { company, position: 'Accountant', jobDescription: '' };
    return (await this.send('POST', '/api/cover-letters/generate', wanted)).status === 200;
  }

  upload(path: string, content: Buffer, name: string): Promise<Answer> {
    const form = new FormData();
    form.set('type', 'offer');
    form.set('file', new Blob([new Uint8Array(content)]), name);
    return this.ask('POST', path, form);
  }

  send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const typed = body ? { 'content-type': 'application/json', ...headers } : headers;
    return this.ask(method, path, body && JSON.stringify(body), typed);
  }

  private async ask(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const began = performance.now();
    try {
      const response = await fetch(this.url() + path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: this.cookie,
          ...headers,
        },
        ...(body ? { body } : {}),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
        headers: response.headers,
        milliseconds: performance.now() - began,
      };
    } catch (error) {
      return {
        status: 0,
        body: String(error),
        headers: new Headers(),
        milliseconds: performance.now() - began,
      };
    }
  }
}
