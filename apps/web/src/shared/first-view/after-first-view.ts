const LONGEST_WAIT_MS = 2_000;

interface Wait {
  /** It begins no sooner than this after the call. */
  notBefore?: number;
  /** It begins no later than this after it may, however busy the browser is. */
  limit?: number;
}

/**
 * Runs what the first view does without, once the browser has nothing better to do. What fails is left to the next
 * visit. @returns how to call it off
 */
export function afterFirstView(
  run: () => Promise<unknown>,
  { notBefore = 0, limit = LONGEST_WAIT_MS }: Wait = {},
): () => void {
  let isCalledOff = false;
  const begin = (): void => {
    if (!isCalledOff) void run().catch(() => undefined);
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: limit });
    else setTimeout(begin, limit / 5);
  };
  if (notBefore > 0) setTimeout(whenIdle, notBefore);
  else whenIdle();
  return () => {
    isCalledOff = true;
  };
}
