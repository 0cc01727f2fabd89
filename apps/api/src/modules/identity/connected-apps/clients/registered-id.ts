import type { AppMetadata } from './app-metadata.ts';

const PREFIX = 'reg.';

/**
 * The id of an app that registered itself is its description (RFC 7591, A.5.2): nothing is kept for whoever asks, and there
 * is nothing to fill up. It needs no signature, since anybody may register anything.
 */
export const registeredId = ({ name, redirectUris }: AppMetadata): string =>
  PREFIX + Buffer.from(JSON.stringify([name, ...redirectUris])).toString('base64url');

/** What such an id says, as it would be sent to be registered. @returns undefined when it is none. */
export function registrationOf(id: string): object | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  try {
    const said = JSON.parse(Buffer.from(id.slice(PREFIX.length), 'base64url').toString()) as unknown;
    if (!Array.isArray(said)) return undefined;
    const [name, ...addresses] = said as unknown[];
    return { client_name: name, redirect_uris: addresses };
  } catch {
    return undefined;
  }
}
