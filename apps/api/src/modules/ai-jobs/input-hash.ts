import { createHash } from 'node:crypto';

/** Equal inputs give equal hashes, whatever the order of their keys. */
export function inputHash(kind: string, input: object): string {
  return createHash('sha256')
    .update(`${kind}\n${canonicalJson(input)}`)
    .digest('base64url');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
