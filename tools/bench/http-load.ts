import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of a connection's next request. */
  next(connection: number): Buffer;
}

export interface LoadResult {
  requests: number;
  seconds: number;
}

/** The bytes of a request that keeps its connection. */
export function requestBytes(method: string, path: string, cookie: string, body?: string): Buffer {
  const content = body
    ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    : '';
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\n${content}\r\n${body ?? ''}`,
  );
}

/**
 * Keeps so many connections busy, each with one request at a time. Written on bare sockets, so that the one who
 * measures takes as little of the processor as can be.
 * @throws when an answer is not 200.
 */
export async function runLoad({ port, connections, seconds, next }: Load): Promise<LoadResult> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_none, connection) => keepBusy(port, end, () => next(connection))),
  );
  return {
    requests: counts.reduce((total, count) => total + count, 0),
    seconds: (performance.now() - started) / 1_000,
  };
}

/** Milliseconds of so many requests, one after the other over one connection. */
export async function timeRequests(port: number, times: number, next: () => Buffer): Promise<number[]> {
  const milliseconds: number[] = [];
  let started = 0;
  await keepBusy(
    port,
    () => milliseconds.length >= times,
    () => {
      started = performance.now();
      return next();
    },
    () => milliseconds.push(performance.now() - started),
  );
  return milliseconds;
}

function keepBusy(
  port: number,
  end: number | (() => boolean),
  next: () => Buffer,
  onAnswer: () => void = () => undefined,
): Promise<number> {
  const isOver = typeof end === 'number' ? () => performance.now() >= end : end;
  return new Promise((resolve, reject) => {
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(next()));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const size = answerSize(received);
      if (size === undefined || received.length < size) return;
      if (received.toString('latin1', 9, 12) !== '200') {
        reject(new Error(`An answer was: ${received.toString('utf8', 0, 400)}`));
        socket.destroy();
        return;
      }
      received = received.subarray(size);
      answers += 1;
      onAnswer();
      if (!isOver()) socket.write(next());
      else {
        resolve(answers);
        socket.destroy();
      }
    });
  });
}

/** Bytes of the answer that begins here, once its head is there. */
function answerSize(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd)) ?? [];
  if (length === undefined) throw new Error('An answer does not say how long it is.');
  return headEnd + 4 + Number(length);
}
