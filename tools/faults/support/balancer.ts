import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 200;

/** A balancer as operators have: keeps connections open, asks /readyz, and never sends a request a second time. */
export class Balancer {
  readonly shares = new Map<number, number>();
  private readonly ready = new Set<number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(server: Server) {
    this.server = server;
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server);
    for (const port of ports) balancer.add(port);
    balancer.serve();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get isServing(): boolean {
    return this.ready.size > 0;
  }

  add(port: number): void {
    this.shares.set(port, 0);
  }

  has(port: number): boolean {
    return this.ready.has(port);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private look(): void {
    for (const port of this.shares.keys()) {
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => (ok ? this.ready.add(port) : this.ready.delete(port)),
        () => this.ready.delete(port),
      );
    }
  }

  private serve(): void {
    this.server.on('request', (incoming, outgoing) => {
      const ports = [...this.ready];
      const port = ports[this.turn++ % ports.length];
      if (port === undefined) {
        outgoing.writeHead(502).end('nobody is ready');
        return;
      }
      this.shares.set(port, (this.shares.get(port) ?? 0) + 1);
      const { connection: _own, ...headers } = incoming.headers;
      const onward = request(
        { agent: this.agent, host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
        (answer) => {
          const { connection: _theirs, ...sent } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, sent);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', (error) =>
        outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error)),
      );
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
  }
}
