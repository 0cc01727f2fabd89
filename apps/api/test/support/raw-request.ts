import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Person, TestApp } from './test-app.ts';

const HOST = '127.0.0.1';

export interface RawRequest {
  method?: string;
  path: string;
  type: string;
  body: Buffer;
  headers?: Record<string, string>;
}

/** A request under way whose connection the test can break off. */
export interface OpenRequest {
  /** Breaks the connection off, and waits until the server has seen it. */
  breakOff: () => Promise<void>;
}

/** Sends the head of a request and a part of its body over its own connection. */
export async function sendPartOf(
  api: TestApp,
  owner: Person,
  { method = 'POST', path, type, body, headers = {} }: RawRequest,
  bytes = Math.floor(body.length / 2),
): Promise<OpenRequest> {
  const server = api.app.getHttpServer();
  if (!server.listening) await api.app.listen(0, HOST);
  const arrived = once(server, 'request');
  const socket: Socket = connect((server.address() as AddressInfo).port, HOST);
  socket.on('error', () => undefined);
  const head = { Host: HOST, Cookie: owner.cookie, 'Content-Type': type, ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}Content-Length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, bytes));
  const [, response] = (await arrived) as [unknown, ServerResponse];
  const closed = new Promise<void>((seen) => response.once('close', () => seen()));
  return {
    breakOff: () => {
      socket.destroy();
      return closed;
    },
  };
}

const BOUNDARY = 'part-of-a-test';

/** The body of a form with one file, and its type. */
export const formWith = (file: Buffer): Pick<RawRequest, 'type' | 'body'> => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

/** Holds a table back from everybody until it is let go. */
export async function holdTable(
  api: TestApp,
  table: string,
): Promise<{ waiters: (count: number) => Promise<void>; letGo: () => Promise<void> }> {
  const client = await api.database.connect();
  await client.query('begin');
  await client.query(`lock table "${table}" in access exclusive mode`);
  return {
    waiters: async (count) => {
      for (;;) {
        const [row] = await api.rows<{ waiting: number }>(
          'select count(*)::int as waiting from pg_locks where not granted and relation = $1::regclass',
          [`"${table}"`],
        );
        if ((row?.waiting ?? 0) >= count) return;
        await new Promise((later) => setTimeout(later, 20));
      }
    },
    letGo: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}
