import { defineEntity, p } from '@mikro-orm/core';

/** Table of the rate limiter, which reads and writes it with its own SQL. `expire` is in milliseconds since 1970. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});
