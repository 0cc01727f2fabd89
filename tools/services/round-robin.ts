import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** Requests that each of the ports behind was sent. */
  readonly shares: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/** A proxy as simple as can be: one request to this process, the next to that one. */
export async function startRoundRobin(ports: readonly number[]): Promise<Proxy> {
  const shares = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length] ?? 0;
    shares.set(port, (shares.get(port) ?? 0) + 1);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const onward = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shares,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
