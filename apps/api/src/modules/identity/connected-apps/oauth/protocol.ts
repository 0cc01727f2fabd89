import type OAuth2Server from '@node-oauth/oauth2-server';

let loaded: Promise<typeof OAuth2Server> | undefined;

/** The library of the protocol. It comes with the first app: most processes never meet one. */
export const protocol = (): Promise<typeof OAuth2Server> => {
  loaded ??= import('@node-oauth/oauth2-server').then((module) => module.default);
  return loaded;
};

/** What the error answer of the protocol calls a faulty `resource` (RFC 8707). */
export const invalidTarget = ({ OAuthError }: typeof OAuth2Server) =>
  new OAuthError('The resource is not an address of this API.', { code: 400, name: 'invalid_target' });

/** The kinds of grants that every app has. */
export const GRANTS = ['authorization_code', 'refresh_token'];

/** Hands on what our own code threw inside the library, which makes a `ServerError` of everything. */
export function unwrapped(error: unknown): unknown {
  return error instanceof Error && error.name === 'server_error' && 'inner' in error ? error.inner : error;
}
