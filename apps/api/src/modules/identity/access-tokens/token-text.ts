import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Something that opens what it is for to whoever holds it. */
export const newToken = (prefix: string): string => prefix + randomBytes(TOKEN_BYTES).toString('base64url');

/** What the tables know a token by. Without salt or stretching: 256 random bits cannot be guessed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text can be a token at all; anything else is not looked up. */
export const isToken = (prefix: string, text: string): boolean =>
  text.startsWith(prefix) && /^[\w-]{43}$/.test(text.slice(prefix.length));
