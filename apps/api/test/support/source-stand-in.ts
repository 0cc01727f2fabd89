import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Plays the sources of listings over loopback, behind a relay: `/remotive.com/api/remote-jobs`. */
export class SourceStandIn {
  /** What was asked, host and path, in order. */
  readonly asked: string[] = [];
  /** Headers of the last question to each address. */
  readonly headers = new Map<string, IncomingMessage['headers']>();
  private readonly answers = new Map<string, Answer>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SourceStandIn> {
    const server = createServer();
    const standIn = new SourceStandIn(server);
    server.on('request', (request, response) => standIn.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Sets the answer to an address; a path with a query comes before one without. */
  on(address: string, answer: Answer): void {
    this.answers.set(`/${address}`, answer);
  }

  /** Answers JSON, packed as servers do. */
  json(address: string, body: unknown, headers: Record<string, string> = {}): void {
    this.on(address, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers });
      response.end(gzipSync(typeof body === 'string' ? body : JSON.stringify(body)));
    });
  }

  status(address: string, status: number, headers: Record<string, string> = {}): void {
    this.on(address, (_request, response) => response.writeHead(status, headers).end('no'));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    this.asked.push(url.slice(1));
    this.headers.set(url.slice(1), request.headers);
    const answer = this.answers.get(url) ?? this.answers.get(url.split('?')[0] ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }
}
