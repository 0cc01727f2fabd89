import { ASSISTANT_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import type { Express, Request, Response } from 'express';
import type { AppConfig } from '../config/app.config.ts';

/** The one address for assistants, as paths and as `originalUrl`. */
export const MCP_ADDRESS = /^\/api\/mcp\/?(?:\?|$)/;
export const MCP_PATH = '/api/mcp';

/** Where the document about that address is (RFC 9728). */
export const RESOURCE_METADATA = `/.well-known/oauth-protected-resource${MCP_PATH}`;

const HOUR_SECONDS = 3_600;

/** Says what the address for assistants is called, who gives tokens for it, and which permissions they need (RFC 9728). */
export function serveResourceMetadata(server: Express, config: AppConfig): void {
  const document = {
    resource: config.linkTo(MCP_PATH),
    resource_name: 'Career Toolkit',
    authorization_servers: [new URL(config.linkTo('/')).origin],
    scopes_supported: ASSISTANT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_documentation: config.linkTo('/api/docs'),
  };
  server.get(
    ['/.well-known/oauth-protected-resource', RESOURCE_METADATA],
    (_: Request, response: Response) => {
      response
        .setHeader('Access-Control-Allow-Origin', '*')
        .setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
        .json(document);
    },
  );
}
