import { createHash } from 'node:crypto';

/** The `Idempotency-Key` of a first save as a text that the column holds, whatever its length; null when there is none. */
export const creationKeyOf = (key: string | undefined): string | null =>
  key ? createHash('sha256').update(key).digest('base64url') : null;
