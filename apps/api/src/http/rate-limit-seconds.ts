/** Whole seconds until a rate limit counts from the beginning, for `Retry-After` and `RateLimit-Reset`. */
export const secondsUntilReset = ({ msBeforeNext }: { msBeforeNext: number }): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
