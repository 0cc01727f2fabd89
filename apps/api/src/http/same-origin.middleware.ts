import { PICTURE_TYPES } from '@career/contracts/vocabulary/picture-address';
import type { NextFunction, Request, Response } from 'express';
import type { AppConfig } from '../config/app.config.ts';
import { type DomainError, ForeignOrigin, WrongContentType } from '../errors/domain-errors.ts';
import { hasBearer } from './bearer/bearer-header.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/**
 * Addresses that take something else than JSON, and the types it may be sent as. A page of another site may
 * send none of the pictures' without a preflight; mail programs stop mails by a form (RFC 8058), and the
 * secret in that address is what counts.
 */
const OTHER_BODIES: readonly { address: RegExp; types: readonly string[] }[] = [
  { address: /\/saved-searches\/stop\/[\w-]+\/?$/, types: FORMS },
  // Apps, which come without a cookie (RFC 6749).
  { address: /\/oauth\/(?:token|revoke)\/?$/, types: [FORMS[0]] },
  { address: /\/documents\/?$/, types: ['multipart/form-data'] },
  { address: /\/pictures\/?$/, types: PICTURE_TYPES },
  { address: /\/share-links\/[\w-]+\/file\/?$/, types: ['application/pdf'] },
];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets writes through only when the browser says they come from the product itself, and only as JSON, or as a file
 * where one is asked for: another site can then neither post a form nor a script's request in the person's name.
 * Programs that are no browser send neither header and carry no foreign page's intent.
 */
export function sameOriginWrites(config: AppConfig) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    next(READS.has(request.method) ? undefined : domainErrorOf(request, config));
  };
}

function domainErrorOf(request: Request, config: AppConfig): DomainError | undefined {
  // A program sends a token on purpose; a browser never adds one. So the cookie beside it is ignored.
  if (!hasBearer(request) && !comesFromHere(request, config)) return new ForeignOrigin();
  if (!hasBody(request) || request.is('application/json')) return undefined;
  const other = OTHER_BODIES.find(({ address }) => address.test(request.path));
  return other && request.is([...other.types]) ? undefined : new WrongContentType();
}

/** Whether a request comes from no page, or from one of this product. */
export function comesFromHere(request: Request, config: AppConfig): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return allowedOrigins(request, config).includes(origin);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function allowedOrigins(request: Request, config: AppConfig): string[] {
  const own = config.publicUrl
    ? new URL(config.publicUrl).origin
    : `${request.protocol}://${request.headers.host}`;
  return config.webOrigin ? [own, config.webOrigin] : [own];
}

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Answers the browser's question whether the web app of another origin may call: the one allowed origin, or silence. */
export function crossOriginReads(config: AppConfig) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.vary('Origin');
    if (!config.webOrigin || request.headers.origin !== config.webOrigin) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', config.webOrigin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'Content-Disposition, ETag, Link, X-Total-Count, Location, Retry-After, X-Request-Id',
    );
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, If-Match, Prefer');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
