import type { CDPSession, Page } from '@playwright/test';
import { percentile } from '../bench-account.ts';

/** Event Timing leaves out what is faster: it counts as this. */
const FASTEST_MS = 16;
/** Entries come some frames after the paint that they end with. */
const SETTLE_MS = 350;

/** Collects what Event Timing says of each interaction of a page; runs before its own scripts. */
export function collectInteractions(): void {
  const durations = new Map<number, number>();
  Object.assign(window, {
    takeInteractions: (): number[] => {
      const taken = [...durations.values()];
      durations.clear();
      return taken;
    },
  });
  const note = ({ interactionId, duration }: { interactionId?: number; duration: number }): void => {
    if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  };
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

const take = (page: Page): Promise<number[]> => page.evaluate('takeInteractions()');

/** Milliseconds from an interaction to the next paint, on a processor that is so many times slower. */
export async function timed(
  page: Page,
  devtools: CDPSession,
  slowdown: number,
  interact: () => Promise<unknown>,
): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  await take(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await interact();
  await page.waitForTimeout(SETTLE_MS * 2);
  const durations = await take(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(FASTEST_MS, ...durations);
}

export const summary = (times: readonly number[]): { p50: number; p95: number } => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});
