// Loaded into each process of the product before its own code, which may not have come to the point where it notices
// that its launcher is gone. It leaves the process time to end by itself.
const GRACE_MS = 5_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
