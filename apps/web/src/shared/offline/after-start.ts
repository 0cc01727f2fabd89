const START_MS = 2_000;

/** What the first screen needs is loaded before what only a later visit without a connection needs. */
export const afterStart: Promise<void> = new Promise((resolve) => setTimeout(resolve, START_MS));
