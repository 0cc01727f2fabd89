import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { contentSecurityPolicy } from 'helmet';
import type { AppConfig } from '../config/app.config.ts';

/** Headers of every answer: the same for all, so they are made once. */
export function securityHeaders(config: AppConfig): RequestHandler {
  const headers = Object.entries(made(config));
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of headers) response.setHeader(name, value as string);
    next();
  };
}

/** What helmet sets on an answer. */
function made(config: AppConfig): ReturnType<ServerResponse['getHeaders']> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  everyHeader(config)(response.req, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}

/** docs/decisions/0006-content-security-policy.md explains what the policy allows and why. */
function everyHeader(config: AppConfig) {
  return helmet({
    contentSecurityPolicy: policy(config, []),
    strictTransportSecurity: config.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Never the path: some pages carry a one-time link in theirs.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

/** The same policy for a page with scripts in it, which run only when they are, to the letter, those the build wrote. */
export const pagePolicy = (config: AppConfig, inlineScripts: () => readonly string[]) =>
  contentSecurityPolicy(policy(config, [() => inlineScripts().join(' ')]));

/**
 * Of the worker that reads letters in pictures, and of nothing else: it runs compiled code (WebAssembly), which no
 * page may. It can load from the product alone, and has no page to change.
 */
export const LETTER_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

function policy(config: AppConfig, inlineScripts: readonly (() => string)[]) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      // The PDF's capture gives the copy of the page that it draws the base of the page itself.
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(config.isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
