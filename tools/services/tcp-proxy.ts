import { connect, createServer, type Server, type Socket } from 'node:net';

type Mode = 'open' | 'silent' | 'closed';

/** A connection that can be cut, or fall silent: then nothing passes, and neither end notices. */
export class TcpProxy {
  readonly port: number;
  private readonly server: Server;
  private mode: Mode = 'open';
  private readonly pairs = new Set<[Socket, Socket | undefined]>();

  private constructor(server: Server, port: number) {
    this.server = server;
    this.port = port;
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer((client) => proxy.join(client, targetPort));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const proxy = new TcpProxy(server, (server.address() as { port: number }).port);
    return proxy;
  }

  /** The address with this wire in front of what it names. */
  before(url: string): string {
    const through = new URL(url);
    through.port = String(this.port);
    return through.href;
  }

  /** From now on nothing passes; connections stay, and new ones are taken up and hear nothing. */
  fallSilent(): void {
    this.mode = 'silent';
    for (const [client, target] of this.pairs) {
      client.unpipe().pause();
      target?.unpipe().pause();
    }
  }

  /** New connections work again. Those that fell silent stay so for ever, as after a lost network. */
  heal(): void {
    this.mode = 'open';
  }

  /** Ends every connection in the middle of whatever it carries. */
  cut(): void {
    for (const [client, target] of this.pairs) {
      client.resetAndDestroy();
      target?.resetAndDestroy();
    }
    this.pairs.clear();
  }

  async stop(): Promise<void> {
    this.mode = 'closed';
    this.cut();
    await new Promise((done) => this.server.close(done));
  }

  private join(client: Socket, targetPort: number): void {
    const target = this.mode === 'open' ? connect(targetPort, '127.0.0.1') : undefined;
    const pair: [Socket, Socket | undefined] = [client, target];
    this.pairs.add(pair);
    const end = (): void => {
      this.pairs.delete(pair);
      client.destroy();
      target?.destroy();
    };
    for (const socket of [client, target]) socket?.on('error', end).on('close', end);
    if (target) client.pipe(target).pipe(client);
    else client.pause();
  }
}
