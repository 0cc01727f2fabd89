import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const WORKER = '/service-worker.js';
const PAGE = '/index.html';

/** An address of the product whose release can be exchanged under a running page. */
export interface Front extends AsyncDisposable {
  readonly url: string;
  /** `next` has other contents under its addresses, and no longer the parts that nobody kept. */
  release: 'first' | 'next';
}

/** A proxy before the product. */
export async function startFront(product: string): Promise<Front> {
  const { hostname, host, origin, port } = new URL(product);

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    // The product knows itself by its own address only.
    const headers = { ...asked.headers, host, ...(asked.headers.origin ? { origin } : {}) };
    const forwarded = request(
      { hostname, port, method: asked.method, path: asked.url, headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  };

  /** Answers with the product's text, changed as the next release would have it. */
  const change = (asked: IncomingMessage, answer: ServerResponse, next: (body: string) => string): void => {
    request({ hostname, port, path: asked.url }, async (received) => {
      const { 'content-type': type } = received.headers;
      const body = next(await text(received));
      answer.writeHead(200, { 'Content-Type': type ?? '', 'Cache-Control': 'no-cache' }).end(body);
    }).end();
  };

  const server = createServer((asked, answer) => {
    const path = asked.url?.split('?')[0] ?? '';
    if (front.release === 'first') return pass(asked, answer);
    if (path === WORKER) {
      return change(asked, answer, (body) => body.replace(/\b[0-9a-f]{16}\b/, '0123456789abcdef'));
    }
    if (path === PAGE)
      return change(asked, answer, (body) => body.replace('<html', '<html data-release="next"'));
    if (path.includes('versions-drawer') || (asked.method === 'HEAD' && path.startsWith('/assets/'))) {
      answer.writeHead(404).end();
      return;
    }
    pass(asked, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front: Front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: 'first',
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return front;
}
