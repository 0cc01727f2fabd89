import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an OpenAI-compatible endpoint is asked for, as far as the tests look at it. */
export interface ModelCall {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema: unknown; strict: boolean } };
  stream?: boolean;
  stream_options?: { include_usage: boolean };
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

export type Behaviour = (call: ModelCall, response: ServerResponse, request: IncomingMessage) => void;

/** An endpoint on loopback that speaks the chat-completions protocol and behaves as a test says. */
export class ModelEndpoint {
  readonly calls: ModelCall[] = [];
  readonly keys: (string | undefined)[] = [];
  behave: Behaviour = says('{}');

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelEndpoint> {
    const server = createServer();
    const endpoint = new ModelEndpoint(server);
    server.on('request', (request, response) => void endpoint.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call = JSON.parse(text) as ModelCall;
    this.calls.push(call);
    this.keys.push(request.headers.authorization);
    this.behave(call, response, request);
  }
}

const completion = (content: string | null, finishReason: string | null): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'emulated',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  });

/** A plain answer with this text. */
export const says =
  (content: string | null, finishReason: string | null = 'stop'): Behaviour =>
  (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(content, finishReason));
  };

/** One event of an answer in pieces. */
const piece = (content: string | undefined, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'emulated',
    choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason: finishReason }],
  })}\n\n`;

interface Streaming {
  /** Null ends the stream without a word why. */
  finishReason?: string | null;
  /** Whether the endpoint counts tokens at the end. */
  counts?: boolean;
  /** Waited for before the piece of this number. */
  before?: (index: number) => Promise<void> | void;
}

/** An answer in pieces. */
export const streams =
  (pieces: readonly string[], { finishReason = 'stop', counts = true, before }: Streaming = {}): Behaviour =>
  (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    void (async () => {
      for (const [index, text] of pieces.entries()) {
        await before?.(index);
        response.write(piece(text));
      }
      if (finishReason === null) return response.destroy();
      response.write(piece(undefined, finishReason));
      const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
      if (counts) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
      response.end('data: [DONE]\n\n');
    })();
  };

/** An error as these endpoints word it. */
export const fails =
  (status: number, message = 'refused', headers: Record<string, string> = {}): Behaviour =>
  (_call, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }));
  };

/** Any bytes at all. */
export const sends =
  (status: number, body: string, type: string): Behaviour =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

/** Accepts the request and never says a word. */
export const hangs: Behaviour = () => undefined;

/** Sends a byte now and then, without end. */
export const drips: Behaviour = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};

/** Sends a hundred megabytes as fast as they are taken. `sent` counts what was. */
export function floods(sent: { bytes: number }): Behaviour {
  return (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, 'a');
    const pour = (): void => {
      while (sent.bytes < 100_000_000 && !response.destroyed) {
        sent.bytes += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', pour);
          return;
        }
      }
      response.end();
    };
    pour();
  };
}
