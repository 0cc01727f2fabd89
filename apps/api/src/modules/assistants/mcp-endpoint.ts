import { isIP } from 'node:net';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { Injectable } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { AppConfig } from '../../config/app.config.ts';
import { ForeignOrigin, TokenNeeded, Unreadable } from '../../errors/domain-errors.ts';
import { countValues } from '../../http/body-values.ts';
import { MCP_PATH, RESOURCE_METADATA } from '../../http/protected-resource.ts';
import { comesFromHere } from '../../http/same-origin.middleware.ts';
import type { Caller } from './assistant.types.ts';
import { AssistantServer } from './assistant-server.ts';

/** Headers of a request that the protocol reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** As JSON-RPC numbers it. */
const METHOD_NOT_FOUND = -32_601;

/** As JSON writes them: nothing, and half of a pair. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i;

/** The streamable HTTP side of the protocol. It keeps nothing between requests, so any process can answer any of them. */
@Injectable()
export class McpEndpoint {
  private handler: Promise<McpHttpHandler> | undefined;

  constructor(
    private readonly server: AssistantServer,
    private readonly config: AppConfig,
  ) {}

  async handle(request: HttpRequest, response: HttpResponse): Promise<void> {
    const { user } = request;
    if (!user?.scopes) throw new TokenNeeded();
    // A page that got hold of a token may not use it here (DNS rebinding).
    if (!comesFromHere(request, this.config) || mayBeRebound(request, this.config)) throw new ForeignOrigin();
    const parsedBody: unknown = request.body;
    if (Array.isArray(parsedBody)) throw new Unreadable('Send one message at a time.');
    if (typeof parsedBody === 'object' && parsedBody !== null) needKeepable(parsedBody);
    if (isSubscription(parsedBody)) {
      response.status(404).json(methodNotFound(parsedBody));
      return;
    }
    const caller: Caller = { ownerId: user.id, scopes: user.scopes, name: user.tokenName ?? '' };
    const { fetch } = await this.loaded();
    const answer = await fetch(webRequest(request, this.config), {
      ...(parsedBody === undefined ? {} : { parsedBody }),
      authInfo: {
        token: '',
        clientId: caller.name,
        scopes: [...caller.scopes],
        resourceMetadataUrl: this.config.linkTo(RESOURCE_METADATA),
        extra: { caller },
      },
    });
    await send(answer, response);
  }

  /** Loaded once; after a failure the next request tries again. */
  private loaded(): Promise<McpHttpHandler> {
    this.handler ??= this.load().catch((error: unknown) => {
      this.handler = undefined;
      throw error;
    });
    return this.handler;
  }

  /** The libraries come with the first assistant: most processes never meet one. */
  private async load(): Promise<McpHttpHandler> {
    const [library, { z }] = await Promise.all([import('@modelcontextprotocol/server'), import('zod')]);
    return library.createMcpHandler(
      ({ authInfo }) => this.server.build(library, z, authInfo?.extra?.caller as Caller),
      { maxSubscriptions: 0, maxRequestBodySize: LIMITS.bodyBytes },
    );
  }
}

/** Refuses what is too large to walk, and characters that the database has no room for. */
function needKeepable(body: object): void {
  countValues(body, LIMITS.bodyValues);
  if (UNKEEPABLE.test(JSON.stringify(body)))
    throw new Unreadable('The body has characters that cannot be kept.');
}

/** Without `PUBLIC_URL` any name that leads here passes for ours; only names that nobody else can give are safe. */
function mayBeRebound({ headers: { origin } }: HttpRequest, config: AppConfig): boolean {
  if (origin === undefined || config.publicUrl || origin === config.webOrigin) return false;
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  return host !== 'localhost' && isIP(host) === 0;
}

interface Subscription {
  id: string | number;
}

/** The library answers these itself, and has no way to say that there are none. */
function isSubscription(body: unknown): body is Subscription {
  const { method, id } = (body ?? {}) as { method?: unknown; id?: unknown };
  return method === 'subscriptions/listen' && (typeof id === 'string' || typeof id === 'number');
}

const methodNotFound = ({ id }: Subscription) => ({
  jsonrpc: '2.0',
  id,
  error: { code: METHOD_NOT_FOUND, message: 'Method not found' },
});

function webRequest(request: HttpRequest, config: AppConfig): Request {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(config.linkTo(MCP_PATH), { method: request.method, headers });
}

async function send(answer: Response, response: HttpResponse): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
