import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as it arrived, with the name of the service that sent it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  /** As numbered by the protocol: 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  facts: Record<string, unknown>;
  failed: boolean;
}

/** A collector on loopback that takes traces by OTLP over HTTP in protobuf. */
export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that came, as it was sent. */
  readonly bytes: Buffer[] = [];
  readonly headers: (string | undefined)[] = [];
  /** Takes what comes and never answers. */
  isSilent = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.on('request', async (request, response) => {
      const body = await buffer(request);
      const isOtlp =
        request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (collector.isSilent) return;
      if (isOtlp) {
        collector.bytes.push(body);
        collector.headers.push(request.headers['x-collector-key'] as string | undefined);
        collector.spans.push(...readTraces(body));
      }
      response.writeHead(isOtlp ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The fields of a protobuf message by number: bytes of texts and messages, numbers of the rest. */
type Fields = Map<number, (Buffer | bigint)[]>;

function readFields(message: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    return message.subarray(at - length, at);
  };
  const read = (wireType: number): Buffer | bigint => {
    if (wireType === 0) return varint();
    if (wireType === 1) return take(8).readBigUInt64LE();
    if (wireType === 2) return take(Number(varint()));
    if (wireType === 5) return BigInt(take(4).readUInt32LE());
    throw new Error(`Not protobuf: wire type ${wireType}`);
  };
  while (at < message.length) {
    const key = Number(varint());
    const value = read(key & 7);
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

const messages = (fields: Fields, number: number): Buffer[] => (fields.get(number) ?? []) as Buffer[];
const text = (fields: Fields, number: number, encoding: BufferEncoding = 'utf8'): string =>
  messages(fields, number)[0]?.toString(encoding) ?? '';

/** Attributes: each a key and one of a text (1), a truth (2), a whole number (3) or a broken one (4). */
function readFacts(attributes: readonly Buffer[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const fields = readFields(attribute);
      const [value] = readFields(messages(fields, 2)[0] ?? Buffer.alloc(0));
      if (!value) return [text(fields, 1), undefined];
      const [kind, [given]] = value;
      if (kind === 1) return [text(fields, 1), String(given)];
      return [text(fields, 1), kind === 2 ? given === 1n : Number(given)];
    }),
  );
}

/** ExportTraceServiceRequest of opentelemetry-proto. */
function readTraces(body: Buffer): ReceivedSpan[] {
  return messages(readFields(body), 1).flatMap((given) => {
    const resource = readFields(given);
    const about = readFields(messages(resource, 1)[0] ?? Buffer.alloc(0));
    const service = String(readFacts(messages(about, 1))['service.name']);
    return messages(resource, 2)
      .flatMap((scope) => messages(readFields(scope), 2))
      .map((span) => readSpan(readFields(span), service));
  });
}

function readSpan(span: Fields, service: string): ReceivedSpan {
  const status = readFields(messages(span, 15)[0] ?? Buffer.alloc(0));
  return {
    service,
    traceId: text(span, 1, 'hex'),
    spanId: text(span, 2, 'hex'),
    parentId: text(span, 4, 'hex'),
    name: text(span, 5),
    kind: Number(span.get(6)?.[0] ?? 0n),
    facts: readFacts(messages(span, 9)),
    failed: status.get(3)?.[0] === 2n,
  };
}
