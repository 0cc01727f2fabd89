import { jest } from '@jest/globals';
import type { StoredDocument } from '../document-kind.ts';
import { elapsed } from './simulated-person.ts';
import { createTwoDevices, type TestedKind } from './two-devices.ts';

const MOST_MS = 3 * 3_600_000;

const idle = async (isBusy: () => boolean): Promise<void> => {
  do {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  } while (isBusy());
};

type Played = Awaited<ReturnType<ReturnType<typeof createTwoDevices>['play']>>;

/** Plays random schedules, each from its seed, on a clock that only they move. @returns those that broke a rule. */
export async function playSchedules<Form, Stored extends StoredDocument, Body>(
  tested: TestedKind<Form, Stored, Body>,
  schedules: number,
) {
  const broken: unknown[] = [];
  const sums = { typed: 0, kills: 0, asked: 0, sent: 0, conflicts: 0 };
  for (let seed = 1; seed <= schedules; seed += 1) {
    jest.useFakeTimers({
      now: Date.UTC(2026, 0, 1),
      doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
    });
    const { play, isBusy } = createTwoDevices(tested, seed);
    let ended: Played | Error | undefined;
    void play().then(
      (played) => {
        ended = played;
      },
      (error: Error) => {
        ended = error;
      },
    );
    await idle(isBusy);
    while (!ended && elapsed() < MOST_MS) {
      jest.advanceTimersToNextTimer();
      await idle(isBusy);
    }
    jest.clearAllTimers();
    jest.useRealTimers();
    if (!ended || ended instanceof Error) {
      broken.push(ended ?? { seed, isEndless: true });
      continue;
    }
    if (ended.lost.length + ended.overwritten.length + ended.drafts > 0) broken.push(ended);
    for (const name of ['typed', 'kills', 'asked', 'sent', 'conflicts'] as const) sums[name] += ended[name];
  }
  return { broken, ...sums };
}
