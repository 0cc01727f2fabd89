import { TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import type { Express, Request, Response } from 'express';
import type { AppConfig } from '../config/app.config.ts';
import { MCP_PATH } from './protected-resource.ts';

/** Where a person says yes or no to an app; a page of the web app. */
export const CONSENT_PAGE = '/connect';

const HOUR_SECONDS = 3_600;

/** Who gives tokens, as apps know it (RFC 8414). */
export const issuerOf = (config: AppConfig): string => new URL(config.linkTo('/')).origin;

/** Whether what an app wants to reach (RFC 8707) is this API: all of it has the same tokens. */
export function isOwnResource(resource: string | null | undefined, config: AppConfig): boolean {
  if (!resource) return true;
  const own = ['/', '/api', MCP_PATH].map((path) => config.linkTo(path));
  return own.some((address) => resource.replace(/\/$/, '') === address.replace(/\/$/, ''));
}

/** Says where apps register, send people and get tokens (RFC 8414). */
export function serveAuthorizationMetadata(server: Express, config: AppConfig): void {
  const document = {
    issuer: issuerOf(config),
    authorization_endpoint: config.linkTo('/api/oauth/authorize'),
    token_endpoint: config.linkTo('/api/oauth/token'),
    revocation_endpoint: config.linkTo('/api/oauth/revoke'),
    registration_endpoint: config.linkTo('/api/oauth/register'),
    scopes_supported: TOKEN_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: config.linkTo('/api/docs'),
  };
  server.get('/.well-known/oauth-authorization-server', (_: Request, response: Response) => {
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
      .json(document);
  });
}
