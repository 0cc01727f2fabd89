import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Distance {
  /** Milliseconds that everything is on its way, in each direction. */
  delayMs: number;
  /** Share of the pieces that are lost. TCP sends them again, so they and what is behind them come later. */
  loss: number;
}

/** What Linux waits at the least before it sends again what nobody confirmed. */
const SENT_AGAIN_AFTER_MS = 200;
/** A piece of what is sent, as a packet on Ethernet. */
const PACKET = 1_448;

/** A connection over a long way, for machines whose kernel cannot delay packets itself (`tc netem`). */
export class FarWire {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  /** @param random between 0 and 1, for each packet. */
  static async start(
    targetPort: number,
    distance: Distance,
    random: () => number = Math.random,
  ): Promise<FarWire> {
    const server = createServer({ allowHalfOpen: true }, (client) =>
      wire.join(client, targetPort, distance, random),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const wire = new FarWire(server);
    return wire;
  }

  /** The address with this wire in front of what it names. */
  before(url: string): string {
    const through = new URL(url);
    through.port = String(this.port);
    return through.href;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private join(client: Socket, targetPort: number, distance: Distance, random: () => number): void {
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const ends = [client, target] as const;
    const close = (): void => {
      for (const socket of ends) {
        this.sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of ends) {
      this.sockets.add(socket);
      socket.setNoDelay(true).on('error', close);
    }
    carry(client, target, distance, random);
    carry(target, client, distance, random);
  }
}

/** Hands on what comes, in its order, each piece when it would have arrived. */
function carry(from: Socket, to: Socket, { delayMs, loss }: Distance, random: () => number): void {
  let last = 0;
  const arrive = (size: number, work: () => void): void => {
    const packets = Math.max(1, Math.ceil(size / PACKET));
    const isLost = Array.from({ length: packets }, random).some((drawn) => drawn < loss);
    last = Math.max(last, performance.now() + delayMs + (isLost ? SENT_AGAIN_AFTER_MS : 0));
    setTimeout(work, last - performance.now());
  };
  from.on('data', (chunk: Buffer) => arrive(chunk.length, () => to.destroyed || to.write(chunk)));
  from.on('end', () => arrive(0, () => to.end()));
  from.on('close', (failed) => failed && to.destroy());
}
