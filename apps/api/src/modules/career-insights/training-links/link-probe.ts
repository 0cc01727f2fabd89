import { setTimeout as pause } from 'node:timers/promises';
import type { PublicWeb } from '../../../http/public-web.ts';

/** `gone`: the site says so, or is no more. `unreached`: no answer, which may be our own network's fault. */
export interface LinkFinding {
  outcome: 'works' | 'gone' | 'unsure' | 'unreached';
  /** Status or fault. */
  words: string;
}

export interface ProbeOptions {
  userAgent: string;
  /** Keeps visits out of private networks, at every hop. */
  web: PublicWeb;
  /** Breaks off a visit. */
  signal: AbortSignal;
  /** Milliseconds that one request may take. */
  timeoutMs?: number;
  /** Milliseconds before the second try. */
  retryMs?: number;
}

const GONE = new Set([404, 410]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

/** Visits a link as a browser would, twice when the first visit fails; reads no page. */
export async function probeLink(url: string, options: ProbeOptions): Promise<LinkFinding> {
  const first = await visit(url, options);
  if (first.outcome === 'works' || first.outcome === 'unsure') return first;
  await pause(options.retryMs ?? 2_000, undefined, { signal: options.signal });
  return visit(url, options);
}

async function visit(url: string, options: ProbeOptions): Promise<LinkFinding> {
  try {
    const head = await ask('HEAD', url, options);
    // Some sites know no HEAD, and answer it with anything.
    const status = head < 400 ? head : await ask('GET', url, options);
    if (status < 400) return { outcome: 'works', words: String(status) };
    // A wall for machines, or a site in trouble, says nothing about the course.
    return { outcome: GONE.has(status) ? 'gone' : 'unsure', words: String(status) };
  } catch (error) {
    if (options.signal.aborted) throw error;
    const { message, cause } = error as Error;
    return { outcome: 'unreached', words: cause instanceof Error ? cause.message || message : message };
  }
}

async function ask(method: 'HEAD' | 'GET', url: string, options: ProbeOptions): Promise<number> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs ?? 15_000)]);
  let address = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const { statusCode, headers, body } = await options.web.request(address, {
      method,
      signal,
      headers: { 'user-agent': options.userAgent, accept: 'text/html,*/*;q=0.8' },
    });
    body.on('error', () => undefined).destroy();
    const [location] = [headers.location ?? []].flat();
    if (!REDIRECTS.has(statusCode) || location === undefined) return statusCode;
    address = new URL(location, address);
    if (!/^https?:$/.test(address.protocol)) throw new Error(`It redirects to ${address.protocol}`);
  }
  throw new Error(`It redirects more than ${MOST_REDIRECTS} times`);
}
