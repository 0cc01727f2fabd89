import { growthExponent, type Sounding } from './growth.ts';

const SHARES = [1 / 8, 1 / 4, 1 / 2, 1];
const TRIES = 3;

/** What grows faster costs more than twice as much at twice the size, whatever the noise. */
export const MOST_EXPONENT = 1.35;
/** Below this the whole costs too little to do harm, and too little for its growth to be told from noise. */
const FLAT_MS = 50;
/** Longer than this nothing need be grown further. */
const HOPELESS_MS = 5_000;

export interface Growth {
  /** Milliseconds at the largest size. */
  ms: number;
  /** Undefined where the largest size costs next to nothing. */
  exponent: number | undefined;
}

/**
 * Grows something to its limit, 1, 2, 4 and 8 eighths. The least of three tries counts: what else the process did at
 * that moment is not a cost of ours.
 */
export async function grow(most: number, cost: (size: number) => Promise<number>): Promise<Growth> {
  const soundings: Sounding[] = [];
  // The smallest first, so that what explodes does so early; the largest alone where it is cheap.
  const first = await cost(most / 8);
  if (first < HOPELESS_MS / 64) {
    const whole = await cost(most);
    if (whole < FLAT_MS) return { ms: whole, exponent: undefined };
  }
  for (const share of SHARES) {
    const ms = await leastOf(() => cost(most * share));
    soundings.push({ size: most * share, ms });
    if (ms > HOPELESS_MS) break;
  }
  const ms = soundings.at(-1)?.ms ?? 0;
  const isFlat = ms < FLAT_MS || soundings.length < 2;
  return { ms, exponent: isFlat ? undefined : growthExponent(soundings) };
}

async function leastOf(cost: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES; turn += 1) least = Math.min(least, await cost());
  return least;
}
