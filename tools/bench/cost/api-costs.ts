import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiDocument, Operation, Schema } from '../../contract/api-document.ts';
import { mainThreadMs } from '../processor-time.ts';
import { bodyShapes } from './body-shapes.ts';
import { queryShapes } from './query-shapes.ts';
import { type Growth, grow } from './soundings.ts';

/** Bytes of an error. */
const ANSWER_MOST = 64 * 1024;
/** Room for the head of a request beside its query, which Node limits to 16 KB together. */
const QUERY_BYTES = 14 * 1024;
const BODY_BYTES = 512 * 1024;
const PUBLIC_BODY_BYTES = 16 * 1024;
const SPARE = 1_024;
/** The status of a body that is over the limit of bytes: it is not read, so it measures nothing. */
const TOO_LARGE = 413;

export interface Target {
  port: number;
  pid: number;
  cookie: string;
  /** Ids of the caller's own rows by the folder of their route: `resumes`, `cover-letters`, ... */
  rows: Readonly<Record<string, string>>;
}

/** What one shape of one operation costs at its largest. */
export interface Row extends Growth, Heard {
  name: string;
  shape: string;
  bytes: number;
}

interface Heard {
  /** Of every answer: a shape that is never read has only errors that come before reading. */
  statuses: Set<number>;
  /** Answers that no request should have: 5xx, or an error that is too long. */
  faults: string[];
}

const nothingHeard = (): Heard => ({ statuses: new Set(), faults: [] });

interface Route {
  method: string;
  path: string;
  operation: Operation & {
    requestBody?: { content: Record<string, { schema?: Schema; example?: unknown }> };
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let senders = 0;

/** Costs of every shape of every body and query; one list of rows for each operation. */
export async function* apiCosts(document: ApiDocument, target: Target): AsyncGenerator<Row[]> {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const route = { method: method.toUpperCase(), path, operation } as Route;
      const bodies = await bodyCosts(route, document, target);
      const queries = await queryCosts(route, target);
      if (bodies.length + queries.length > 0) yield [...bodies, ...queries];
    }
  }
}

async function bodyCosts(
  { method, path, operation }: Route,
  document: ApiDocument,
  target: Target,
): Promise<Row[]> {
  const media = operation.requestBody?.content['application/json'];
  if (!media?.schema) return [];
  const isPublic = operation.security?.length === 0;
  const limit = (isPublic ? PUBLIC_BODY_BYTES : BODY_BYTES) - SPARE;
  const base = withOwnRows({ ...(media.example as object) }, target);
  const rows: Row[] = [];
  for (const { name, most = limit, body } of bodyShapes(media.schema, base, document)) {
    const heard = nothingHeard();
    const cost = async (size: number): Promise<number> =>
      await costOf(
        target,
        { method, path: ownPath(path, target), isPublic, body: fitted(body, Math.floor(size)) },
        heard,
      );
    const bytes = Math.min(most, limit);
    rows.push({ name: operation.operationId, shape: name, bytes, ...heard, ...(await grow(bytes, cost)) });
  }
  return rows;
}

async function queryCosts({ method, path, operation }: Route, target: Target): Promise<Row[]> {
  const names = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
  if (names.length === 0) return [];
  const isPublic = operation.security?.length === 0;
  const rows: Row[] = [];
  for (const { name, query } of queryShapes(names)) {
    const heard = nothingHeard();
    const cost = async (size: number): Promise<number> =>
      await costOf(
        target,
        { method, path: `${ownPath(path, target)}?${query(Math.floor(size))}`, isPublic },
        heard,
      );
    rows.push({
      name: operation.operationId,
      shape: `?${name}`,
      bytes: QUERY_BYTES,
      ...heard,
      ...(await grow(QUERY_BYTES, cost)),
    });
  }
  return rows;
}

/** The body, made again smaller where it came out larger than asked for. */
function fitted(body: (bytes: number) => string, bytes: number): string {
  const made = body(bytes);
  const over = Buffer.byteLength(made) / bytes;
  return over > 1 && bytes > SPARE ? body(Math.floor((bytes * 0.97) / over)) : made;
}

/** Texts that name a row name one that is there, so that what comes after the check is measured, too. */
function withOwnRows(body: Record<string, unknown>, { rows }: Target): Record<string, unknown> {
  const own: Record<string, string | undefined> = {
    resumeId: rows.resumes,
    jobApplicationId: rows['job-applications'],
  };
  for (const [field, id] of Object.entries(own)) if (field in body) body[field] = id;
  return body;
}

const ownPath = (path: string, { rows }: Target): string =>
  path.replace(/\{\w+\}/g, () => rows[path.split('/')[2] ?? ''] ?? '019a0000-0000-7000-8000-000000000000');

interface Sent {
  method: string;
  path: string;
  /** Sent by nobody in particular: some public routes end the session that they are called with. */
  isPublic: boolean;
  body?: string;
}

/** @returns milliseconds that the thread of the event loop was at work for one request. */
async function costOf(target: Target, sent: Sent, { statuses, faults }: Heard): Promise<number> {
  const before = await settled(target.pid);
  const { status, bytes } = await send(target, sent);
  const after = await settled(target.pid);
  statuses.add(status);
  if (status === 401 && !sent.isPublic) throw new Error(`${sent.method} ${sent.path} ended the session.`);
  if (status === TOO_LARGE) faults.push('was not read, so it was not measured');
  if (status >= 500) faults.push(`answered ${status}`);
  if (status >= 400 && bytes > ANSWER_MOST) faults.push(`refused with ${bytes} bytes`);
  return after - before;
}

/** The processor time of the thread when it is idle again. */
async function settled(pid: number): Promise<number> {
  let last = mainThreadMs(pid);
  for (;;) {
    await pause(2);
    const now = mainThreadMs(pid);
    if (now - last < 0.2) return now;
    last = now;
  }
}

function send(
  { port, cookie }: Target,
  { method, path, isPublic, body }: Sent,
): Promise<{ status: number; bytes: number }> {
  senders += 1;
  return new Promise((resolve, reject) => {
    const call = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...(isPublic ? {} : { cookie }),
        prefer: 'respond-async',
        // Another place for each: limits of one place would answer in the stead of what is measured.
        'x-forwarded-for': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
    call.end(body);
  });
}
