import { defineEntity, p } from '@mikro-orm/core';

/** By what processes recognise that they were given the same secret. One row. */
export const SecretFingerprintEntity = defineEntity({
  name: 'SecretFingerprint',
  tableName: 'secret_fingerprint',
  properties: {
    name: p.string().primary(),
    fingerprint: p.string(),
  },
});
