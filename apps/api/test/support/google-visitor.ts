import { expect } from '@jest/globals';
import type { Persona } from '../../../../tools/fake-google/fake-google.ts';
import { sessionCookie, type TestApp } from './test-app.ts';

/** Goes to the stand-in for Google and comes back, as a browser does. */
export class GoogleVisitor {
  private last = 0;

  /** @param origin where the product sends people back to: its `PUBLIC_URL`. */
  constructor(
    private readonly api: TestApp,
    private readonly origin: string,
  ) {}

  /** Somebody with a Google account that nobody had before. */
  persona(more: Partial<Persona> = {}): Persona {
    this.last += 1;
    return {
      sub: `1000${this.last}`,
      email: `google-${this.last}@example.com`,
      given: 'Ngọzi',
      family: 'Ade',
      ...more,
    };
  }

  /** Goes to Google. The cookie belongs to the browser that went. */
  async leave(cookie = ''): Promise<{ cookie: string; url: URL }> {
    const answer = await this.api.http.get('/api/auth/google').set('Cookie', cookie).expect(302);
    return {
      cookie: sessionCookie(answer.headers['set-cookie']) || cookie,
      url: new URL(answer.headers.location ?? ''),
    };
  }

  /** Chooses an account at Google. @returns the path with which the browser comes back. */
  async choose(url: URL, who: Persona | 'deny'): Promise<string> {
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Choose an account')]);
    const consent = new URL('/consent', url);
    for (const [name, value] of url.searchParams) consent.searchParams.set(name, value);
    const answers = who === 'deny' ? { decision: 'deny' } : { decision: 'allow', ...fieldsOf(who) };
    for (const [name, value] of Object.entries(answers)) consent.searchParams.set(name, value);
    const { headers } = await fetch(consent, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${this.origin}/api/auth/google/callback`);
    return back.pathname + back.search;
  }

  comeBack(path: string, cookie: string) {
    return this.api.http.get(path).set('Cookie', cookie);
  }

  async signIn(who: Persona | 'deny', cookie = '') {
    const away = await this.leave(cookie);
    const answer = await this.comeBack(await this.choose(away.url, who), away.cookie);
    return {
      location: answer.headers.location,
      cookie: sessionCookie(answer.headers['set-cookie']),
      before: away.cookie,
      setCookie: String(answer.headers['set-cookie']),
    };
  }
}

const fieldsOf = ({
  sub,
  email,
  given = '',
  family = '',
  verified = true,
  trouble = undefined,
}: Persona) => ({
  persona_sub: sub,
  persona_email: email,
  persona_given: given,
  persona_family: family,
  persona_verified: String(verified),
  ...(trouble ? { persona_trouble: trouble } : {}),
});
