const POLL_MS = 100;

/** Asks the address until it answers 200. Rejects when the process behind it ends first. */
export async function untilHealthy(url: string, ended: Promise<string>): Promise<void> {
  let how: string | undefined;
  void ended.then((word) => {
    how = word;
  });
  for (;;) {
    if (how !== undefined) throw new Error(`The API ended while starting (${how}); see what it said above.`);
    try {
      const answer = await fetch(url);
      await answer.body?.cancel();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
