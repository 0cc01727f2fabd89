import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/** The last answers as bytes, so that a list that everybody asks for is read and packed once. */
export class CompressedResponseCache {
  private readonly kept = new Map<string, Answer>();
  private readonly underWay = new Map<string, Promise<Answer>>();

  get(list: EtaggedList<unknown>, packing: string): Promise<Answer> {
    const key = `${list.tag} ${packing}`;
    const known = this.kept.get(key);
    if (known) return Promise.resolve(known);
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const made = this.make(list, packing).finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async make(list: EtaggedList<unknown>, packing: string): Promise<Answer> {
    const { tag, rows } = await list.read();
    const pack = PACK[packing] ?? PACK.identity;
    const json = Buffer.from(JSON.stringify(rows));
    const answer = { tag, bytes: pack ? await pack(json) : json };
    // Kept under the tag of what was read: the list may have changed since it was asked for.
    this.keep(`${tag} ${packing}`, answer);
    return answer;
  }

  private keep(key: string, answer: Answer): void {
    if (answer.bytes.length > KEPT_BYTES / 4) return;
    this.kept.set(key, answer);
    let bytes = 0;
    for (const { bytes: held } of this.kept.values()) bytes += held.length;
    for (const [oldest, { bytes: held }] of this.kept) {
      if (this.kept.size <= KEPT_ANSWERS && bytes <= KEPT_BYTES) break;
      this.kept.delete(oldest);
      bytes -= held.length;
    }
  }
}
