import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { refusePrivateHost } from '../../../http/public-addresses.ts';
import { PublicWeb } from '../../../http/public-web.ts';
import { AskedToWait, BrokenAnswer, NotReached } from './source-errors.ts';

export interface SourceClientOptions {
  /** `host` or `host:port` that may be called although private. */
  privateHosts: readonly string[];
  /** Passes requests on; undefined calls sources themselves. */
  relayUrl: string | undefined;
  /** The `User-Agent`, so that sources know who calls. */
  userAgent: string;
  /** Ends every call, when the process stops or a visit takes too long. */
  signal: AbortSignal;
  /** Milliseconds that one call may take, its whole answer included. */
  callLimitMs?: number;
  /** Milliseconds between two calls. */
  pauseMs?: number;
}

/** What HTTP gave along with an answer, to ask for news only next time. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched = { isUnchanged: true } | { isUnchanged: false; text: string; validators: Validators };

const MOST_BYTES = 10 * 1024 * 1024;
const CALL_LIMIT_MS = 30_000;
const MOST_REDIRECTS = 3;
/** Between two calls of one visit: no source is asked faster. */
const PAUSE_MS = 1_000;
const DEFAULT_WAIT_SECONDS = 3_600;
const LONGEST_WAIT_SECONDS = 7 * 24 * 3_600;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ASKS_TO_WAIT = new Set([429, 503]);

/** Calls sources politely and trusts none of them: bounded in size and time, never into private networks. */
export class SourceClient {
  private readonly web: PublicWeb;
  private calls = 0;

  constructor(private readonly options: SourceClientOptions) {
    this.web = new PublicWeb(options.privateHosts);
  }

  /**
   * Gets a text. Every further call of this client waits a second first.
   * @throws AskedToWait for 429 and 503, NotReached without a connection, BrokenAnswer for other errors, too much or
   * too slow an answer.
   */
  async get(address: string, previous?: Validators): Promise<Fetched> {
    const { callLimitMs = CALL_LIMIT_MS, pauseMs = PAUSE_MS } = this.options;
    if (this.calls > 0) await pause(pauseMs, undefined, { signal: this.options.signal });
    this.calls += 1;
    const limit = AbortSignal.timeout(callLimitMs);
    try {
      return await this.follow(new URL(address), previous, AbortSignal.any([this.options.signal, limit]));
    } catch (error) {
      if (limit.aborted) throw new BrokenAnswer(`No whole answer within ${callLimitMs / 1000} seconds`);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.web.close();
  }

  private async follow(start: URL, previous: Validators | undefined, signal: AbortSignal): Promise<Fetched> {
    let address = start;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await this.ask(address, { signal, headers: this.headers(previous) }).catch(notReached);
      const header = (name: string): string | undefined => [answer.headers[name] ?? []].flat()[0];
      const status = answer.statusCode;
      if (status === 200) {
        const text = await readText(answer.body, header('content-encoding'), header('content-type'));
        const validators = { etag: header('etag') ?? null, lastModified: header('last-modified') ?? null };
        return { isUnchanged: false, text, validators };
      }
      await answer.body.dump({ limit: 64 * 1024, signal }).catch(() => undefined);
      if (status === 304) return { isUnchanged: true };
      if (ASKS_TO_WAIT.has(status))
        throw new AskedToWait(`The source answers ${status}`, waitUntil(header('retry-after')));
      const location = header('location');
      if (!REDIRECTS.has(status) || location === undefined)
        throw new BrokenAnswer(`The source answers ${status}`);
      address = redirected(address, location);
    }
    throw new BrokenAnswer(`The source redirects more than ${MOST_REDIRECTS} times`);
  }

  private headers(previous: Validators | undefined): Record<string, string> {
    return {
      'user-agent': this.options.userAgent,
      accept: 'application/json, application/rss+xml, application/xml;q=0.9, */*;q=0.5',
      'accept-encoding': 'gzip, br',
      ...(previous?.etag ? { 'if-none-match': previous.etag } : {}),
      ...(previous?.lastModified ? { 'if-modified-since': previous.lastModified } : {}),
    };
  }

  /** Asks through the relay, a private host that is allowed directly, or over the open internet. */
  private async ask(
    address: URL,
    options: { signal: AbortSignal; headers: Record<string, string> },
  ): Promise<Dispatcher.ResponseData<unknown>> {
    const { relayUrl } = this.options;
    if (!relayUrl || this.web.isNamed(address)) return await this.web.request(address, options);
    refusePrivateHost(address);
    const relayed = new URL(`${relayUrl}/${address.host}${address.pathname}${address.search}`);
    return await this.web.requestTrusted(relayed, options);
  }
}

/** What the system and the library say when there is no way to a host. */
const UNREACHED = new Set([
  'EAI_AGAIN',
  'EAI_FAIL',
  'ENOTFOUND',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function notReached(error: Error & { code?: string }): never {
  throw UNREACHED.has(error.code ?? '') ? new NotReached(`No connection (${error.code})`) : error;
}

function redirected(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) throw new BrokenAnswer('The source redirects without an address');
  const to = new URL(location, from);
  const isWeb = to.protocol === 'https:' || to.protocol === 'http:';
  if (!isWeb || (from.protocol === 'https:' && to.protocol === 'http:')) {
    throw new BrokenAnswer(`The source redirects to ${to.protocol}, which is not followed`);
  }
  return to;
}

/** When a source may be called again: a number of seconds, or a date. */
function waitUntil(header: string | undefined): Date {
  const given = header === undefined || header.trim() === '' ? Number.NaN : Number(header);
  const until = Number.isNaN(given) ? Date.parse(header ?? '') : Date.now() + given * 1000;
  const seconds = Number.isNaN(until) ? DEFAULT_WAIT_SECONDS : (until - Date.now()) / 1000;
  return new Date(Date.now() + Math.min(Math.max(seconds, 60), LONGEST_WAIT_SECONDS) * 1000);
}

const UNPACK: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** Reads a body as text, counting what comes out of the packing, so that a small answer cannot grow without bounds. */
async function readText(
  body: Readable,
  packing: string | undefined,
  type: string | undefined,
): Promise<string> {
  const unpack = UNPACK[packing?.trim().toLowerCase() ?? ''];
  const unpacker = unpack?.();
  if (unpacker) body.once('error', (error) => unpacker.destroy(error)).pipe(unpacker);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacker ?? body) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES)
        throw new BrokenAnswer(`The answer is larger than ${MOST_BYTES / 1024 / 1024} MB`);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    body.destroy();
    unpacker?.destroy();
    throw error instanceof BrokenAnswer
      ? error
      : new BrokenAnswer(`The answer broke off: ${(error as Error).message}`);
  }
  const whole = Buffer.concat(chunks);
  return new TextDecoder(charsetOf(whole, type)).decode(whole);
}

/** The charset that the header names, or an XML file itself; UTF-8 without a word, or with one that nobody knows. */
function charsetOf(whole: Buffer, type: string | undefined): string {
  const start = whole.subarray(0, 200).toString('latin1');
  const named = /charset="?([\w-]+)/i.exec(type ?? '') ?? /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(start);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').encoding;
  } catch {
    return 'utf-8';
  }
}
