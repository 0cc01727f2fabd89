/** Shorter than the grace period of supervisors, so that the log says what happened. */
const DEADLINE_MS = 9_000;

/** Exits after a deadline when a graceful shutdown hangs. */
export function exitAfterDeadline(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        console.error(`Still not stopped ${DEADLINE_MS / 1_000} s after ${signal}: ending all the same.`);
        process.exit(1);
      }, DEADLINE_MS).unref();
    });
  }
}
