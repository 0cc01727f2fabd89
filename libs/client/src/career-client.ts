import type { Client } from '../generated/client/types.gen.ts';
import { createClient } from './light-client.ts';

/** Where the product is, and by what a program signs in. */
export interface CareerClientOptions {
  /** Address of the product: `https://career.example`. */
  baseUrl: string;
  /** A personal access token, or the access token of an app; a function is asked before each call. */
  token: string | (() => string | Promise<string>);
  /** Sends the requests; `fetch` when not said. */
  fetch?: typeof fetch;
}

/** A client that signs in with a token: hand it to the operations as `client`. */
export function careerClient({ baseUrl, token, fetch }: CareerClientOptions): Client {
  const client = createClient({ baseUrl, ...(fetch ? { fetch } : {}) });
  client.interceptors.request.use(async (request) => {
    const value = typeof token === 'string' ? token : await token();
    request.headers.set('Authorization', `Bearer ${value}`);
    return request;
  });
  return client;
}
