import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'test-key';
const SECRET = 'test-secret';
const REGION = 'af-south-1';

/** A bucket on this machine that speaks the S3 protocol: objects, and version 4 signatures that it checks itself. */
export class S3Bucket {
  readonly objects = new Map<string, Buffer>();
  /** While set, every request is answered with it. */
  failWith: number | undefined;
  /** While set, the connection of an object that is sent ends in the middle of it, or once it is kept, without an answer. */
  dropsPut: 'midway' | 'kept' | undefined;

  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<S3Bucket> {
    const bucket = new S3Bucket();
    await new Promise<void>((listening) => bucket.server.listen(0, '127.0.0.1', listening));
    return bucket;
  }

  get settings(): Record<string, string> {
    return {
      DOCUMENTS_S3_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/documents/`,
      DOCUMENTS_S3_REGION: REGION,
      DOCUMENTS_S3_ACCESS_KEY_ID: ACCESS_KEY,
      DOCUMENTS_S3_SECRET_ACCESS_KEY: SECRET,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Leaving the loop over the body early takes it from the request.
    const { socket } = request;
    const dropped = request.method === 'PUT' ? this.dropsPut : undefined;
    const content = await received(request, dropped === 'midway');
    if (!content) return void socket.destroy();
    const key = decodeURIComponent(request.url ?? '');
    const object = this.objects.get(key);
    if (this.failWith) return void response.writeHead(this.failWith).end();
    if (!isSigned(request)) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    switch (request.method) {
      case 'PUT':
        // S3 refuses a body of unknown length.
        if (request.headers['content-length'] === undefined) return void response.writeHead(411).end();
        this.objects.set(key, content);
        if (dropped) return void socket.destroy();
        return void response.writeHead(200).end();
      case 'DELETE':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        if (!object) return void response.writeHead(404).end();
        response.writeHead(200, { 'content-length': object.length });
        return void response.end(request.method === 'HEAD' ? undefined : object);
    }
  }
}

/** @returns undefined when the connection is to end with the first piece. */
async function received(request: IncomingMessage, isCutOff: boolean): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    if (isCutOff) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, computed again from what arrived. */
function isSigned(request: IncomingMessage): boolean {
  const [, credential, headers, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${ACCESS_KEY}/${scope}` || !headers) return false;
  const canonical = [
    request.method,
    request.url,
    '',
    ...headers.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    headers,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, time.slice(0, 8)));
  return hmac(key, toSign).toString('hex') === signature;
}
