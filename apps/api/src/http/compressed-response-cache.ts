import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EtaggedList } from './etagged-list.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above the default of a stream, since each answer is packed once and sent often. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const PACK: Readonly<Record<string, (json: Buffer) => Promise<Buffer>>> = {
  br: (json) => brotli(json, BROTLI),
  gzip: (json) => zip(json),
  identity: (json) => Promise.resolve(json),
};

const KEPT_ANSWERS = 12;
const KEPT_BYTES = 24 * 1024 * 1024;

interface Answer {
  tag: string;
  bytes: Buffer;
}

interface Asked {
  list: EtaggedList<unknown>;
  packing: string;
}

/** The last answers as bytes, so that a list that everybody asks for is read and packed once. */
export class CompressedResponseCache {
  private readonly kept = new LRUCache<string, Answer, Asked>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    maxEntrySize: KEPT_BYTES / 4,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => compressed(context),
  });

  async get(list: EtaggedList<unknown>, packing: string): Promise<Answer> {
    const key = keyOf(list.tag, packing);
    const answer = await this.kept.forceFetch(key, { context: { list, packing } });
    if (answer.tag !== list.tag) {
      // Kept under the tag of what was read: the list has changed since it was asked for.
      this.kept.delete(key);
      this.kept.set(keyOf(answer.tag, packing), answer);
    }
    return answer;
  }
}

const keyOf = (tag: string, packing: string): string => `${tag} ${packing}`;

async function compressed({ list, packing }: Asked): Promise<Answer> {
  const { tag, rows } = await list.read();
  const pack = PACK[packing] ?? PACK.identity;
  const json = Buffer.from(JSON.stringify(rows));
  return { tag, bytes: pack ? await pack(json) : json };
}
