import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
/** So long the product has what came of a body before its connection goes. */
const READING_MS = 50;

/** A request body that was cut: what had gone through, of what its head announced. */
interface Cut {
  readonly sentBytes: number;
  readonly announcedBytes: number;
}

/** A request that begins so ('POST /api/pictures') ends after so many bytes of its body. */
interface Rule {
  readonly request: string;
  readonly afterBytes: number;
}

/** The line between a browser and the product; it can be cut while a body is on its way. */
export interface CutLine extends AsyncDisposable {
  readonly port: number;
  /** The bodies that were cut since `cut`. */
  readonly cuts: readonly Cut[];
  /** Holds for every such request until `mend`: a browser sends one again on a new connection. */
  cut(request: string, afterBytes: number): void;
  mend(): void;
}

/** The head and the first bytes of the body, as soon as they are there. */
function firstPart(held: Buffer, afterBytes: number): { part: Buffer; announcedBytes: number } | undefined {
  const headEnd = held.indexOf(HEAD_END);
  const end = headEnd + HEAD_END.length + afterBytes;
  if (headEnd < 0 || held.length < end) return undefined;
  const [, announced = '0'] = /content-length: (\d+)/i.exec(held.toString('latin1', 0, headEnd)) ?? [];
  return { part: held.subarray(0, end), announcedBytes: Number(announced) };
}

/** Forwards bytes to the product, which sees the browser's own requests, unchanged. */
export async function startCutLine(product: string): Promise<CutLine> {
  const { hostname, port } = new URL(product);
  const sockets = new Set<Socket>();
  let rule: Rule | undefined;
  let cuts: Cut[] = [];

  const watch = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('end', () => other.end());
    socket.on('error', () => other.destroy());
  };

  const server = createServer((browser) => {
    const app = connect(Number(port), hostname);
    watch(browser, app);
    watch(app, browser);
    app.on('data', (piece) => browser.write(piece));

    /** The request that is to be cut, as far as it has come; a browser sends no other before its answer. */
    let held: { bytes: Buffer; rule: Rule } | undefined;
    let isCut = false;
    browser.on('data', (piece: Buffer) => {
      if (isCut) return;
      if (!held && rule && piece.toString('latin1', 0, rule.request.length) === rule.request)
        held = { bytes: Buffer.alloc(0), rule };
      if (!held) {
        app.write(piece);
        return;
      }
      held.bytes = Buffer.concat([held.bytes, piece]);
      const { afterBytes: sentBytes } = held.rule;
      const first = firstPart(held.bytes, sentBytes);
      if (!first) return;
      isCut = true;
      cuts.push({ sentBytes, announcedBytes: first.announcedBytes });
      app.write(first.part, () =>
        setTimeout(() => {
          browser.resetAndDestroy();
          app.resetAndDestroy();
        }, READING_MS),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get cuts() {
      return cuts;
    },
    cut: (request, afterBytes) => {
      rule = { request, afterBytes };
      cuts = [];
    },
    mend: () => {
      rule = undefined;
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
