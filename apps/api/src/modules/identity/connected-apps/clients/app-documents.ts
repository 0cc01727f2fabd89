import { LRUCache } from 'lru-cache';
import type { PublicWeb } from '../../../../http/public-web.ts';
import { type AppMetadata, readMetadata, UnusableMetadata } from './app-metadata.ts';

const MOST_BYTES = 10 * 1024;
const LIMIT_MS = 5_000;
const KEPT = 200;
const KEPT_MS = 5 * 60 * 1000;

/**
 * Reads the documents that apps describe themselves with (OAuth Client ID Metadata Document): the id of such an app is the
 * address of its document. Only the open internet is asked, without redirects, for little and not for long.
 */
export class AppDocuments {
  private readonly kept = new LRUCache<string, AppMetadata>({ max: KEPT, ttl: KEPT_MS });

  constructor(
    private readonly web: PublicWeb,
    private readonly userAgent: string,
  ) {}

  /** @throws Error when there is no such document, or none that can be used. */
  async read(id: string): Promise<AppMetadata> {
    const known = this.kept.get(id);
    if (known) return known;
    const document = await this.fetch(this.addressOf(id));
    if ((document as { client_id?: unknown } | null)?.client_id !== id)
      throw new UnusableMetadata('invalid_client_metadata', 'client_id is not the address of the document.');
    const metadata = readMetadata(document);
    this.kept.set(id, metadata);
    return metadata;
  }

  async close(): Promise<void> {
    await this.web.close();
  }

  private addressOf(id: string): URL {
    const address = new URL(id);
    const isPlain = address.href === id && !address.username && !address.password && !address.hash;
    const isSafe = address.protocol === 'https:' || this.web.isNamed(address);
    if (!isPlain || !isSafe || address.pathname === '/')
      throw new Error(`${id} is not an address that an app can be described at`);
    return address;
  }

  private async fetch(address: URL): Promise<unknown> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { statusCode, headers, body } = await this.web.request(address, {
      signal,
      headers: { accept: 'application/json', 'user-agent': this.userAgent },
    });
    try {
      if (statusCode !== 200) throw new Error(`It answers ${statusCode}`);
      if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers['content-type'] ?? '')))
        throw new Error('It answers something else than JSON');
      const parts: Buffer[] = [];
      let bytes = 0;
      for await (const part of body as AsyncIterable<Buffer>) {
        bytes += part.length;
        if (bytes > MOST_BYTES) throw new Error(`It answers more than ${MOST_BYTES} bytes`);
        parts.push(part);
      }
      return JSON.parse(Buffer.concat(parts).toString()) as unknown;
    } finally {
      body.on('error', () => undefined).destroy();
    }
  }
}
