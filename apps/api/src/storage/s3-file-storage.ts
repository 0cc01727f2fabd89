import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/app.config.ts';
import { FileStorage, type StoredFile } from './file-storage.ts';

/** A storage that says nothing for this long is away. */
const TIMEOUT_MS = 30_000;
const RETRIES = 2;

/** Files in a bucket of any storage that speaks the S3 protocol. */
export class S3FileStorage extends FileStorage {
  private readonly client: AwsClient;

  constructor(private readonly settings: S3Config) {
    super();
    const { accessKeyId, secretAccessKey, region } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  async keep(key: string, path: string): Promise<void> {
    const answer = await this.call('PUT', key, await openAsBlob(path));
    await settled(answer, 'PUT');
  }

  async has(key: string): Promise<boolean> {
    const answer = await this.call('HEAD', key);
    if (answer.status === 404) return false;
    await settled(answer, 'HEAD');
    return true;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const answer = await this.call('GET', key);
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok || !answer.body) throw new Error(`The storage answered GET with ${answer.status}`);
    const size = Number(answer.headers.get('content-length'));
    return { content: Readable.fromWeb(answer.body as ReadableStream), size };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.call('DELETE', key);
    if (answer.status !== 404) await settled(answer, 'DELETE');
  }

  private call(method: string, key: string, body?: Blob): Promise<Response> {
    const address = `${this.settings.url}/${key.split('/').map(encodeURIComponent).join('/')}`;
    return this.client.fetch(address, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body } : {}),
    });
  }
}

async function settled(answer: Response, method: string): Promise<void> {
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The storage answered ${method} with ${answer.status}`);
}
