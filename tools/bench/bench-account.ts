/** Somebody who calls the API. */
export interface Caller {
  userId: string;
  /** The session, as a request carries it. */
  cookie: string;
  get(path: string): Promise<void>;
  /** @returns the answer's body. */
  send(method: string, path: string, body?: object): Promise<unknown>;
}

export const BENCH_PASSWORD = 'a long bench password';

/** Makes an account on a running product. */
export async function signUp(url: string, name: string): Promise<Caller> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.com`,
      password: BENCH_PASSWORD,
      firstName: 'Ada',
      lastName: 'Obi',
    }),
  });
  if (!answer.ok) throw new Error(`The sign-up answered ${answer.status}.`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const sent = await fetch(url + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await sent.text();
    if (!sent.ok) throw new Error(`${method} ${path} answered ${sent.status}: ${text.slice(0, 200)}`);
    return text;
  };
  return {
    userId: user.id,
    cookie,
    get: async (path) => void (await call('GET', path)),
    send: async (method, path, body) => {
      const text = await call(method, path, body);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (times: readonly number[]): number => percentile(times, 0.5);
