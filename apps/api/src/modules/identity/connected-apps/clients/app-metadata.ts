import { mayBeAnsweredAt } from './redirect-address.ts';

/** What an app says about itself. */
export interface AppMetadata {
  name: string;
  redirectUris: string[];
}

/** The description of an app cannot be used. */
export class UnusableMetadata extends Error {
  constructor(
    readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri',
    message: string,
  ) {
    super(message);
  }
}

const MOST_ADDRESSES = 5;
const NAME_MAX = 60;
/** What is not seen, or changes how the words around it are read. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Reads the description of an app, from its own document or a registration (RFC 7591).
 * @throws UnusableMetadata
 */
export function readMetadata(document: unknown): AppMetadata {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new UnusableMetadata('invalid_client_metadata', 'The metadata must be a JSON object.');
  const { client_name: name, redirect_uris: addresses } = document as Record<string, unknown>;
  if (name !== undefined && typeof name !== 'string')
    throw new UnusableMetadata('invalid_client_metadata', 'client_name must be text.');
  if (!Array.isArray(addresses) || addresses.length === 0 || addresses.length > MOST_ADDRESSES)
    throw new UnusableMetadata(
      'invalid_redirect_uri',
      `redirect_uris must be a list of 1 to ${MOST_ADDRESSES} addresses.`,
    );
  for (const address of addresses) {
    if (typeof address !== 'string' || !mayBeAnsweredAt(address))
      throw new UnusableMetadata(
        'invalid_redirect_uri',
        'Each of redirect_uris must be an https address, an http address of the loopback interface, or one with a scheme such as com.example.app, without fragment.',
      );
  }
  return { name: shownName(name), redirectUris: addresses as string[] };
}

const shownName = (name = ''): string =>
  [...name.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()].slice(0, NAME_MAX).join('') ||
  'An app without a name';
