/** Shorter than what supervisors wait before they kill, so that the log says what happened. */
const END_WITHIN_MS = 9_000;

/** A process that was told to stop ends, even when something it waits for never comes. */
export function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        console.error(`Still not stopped ${END_WITHIN_MS / 1_000} s after ${signal}: ending all the same.`);
        process.exit(1);
      }, END_WITHIN_MS).unref();
    });
  }
}
