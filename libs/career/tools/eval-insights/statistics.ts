/** A share with its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
  n: number;
}

const Z = 1.96;

/** A share of successes with the interval of Wilson, which holds for few cases and for shares near 1. */
export function shareOf(successes: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1, n };
  const share = successes / n;
  const centre = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half), n };
}

/** How often a positive is above a negative, ties counting half. */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  let wins = 0;
  for (const positive of positives)
    for (const negative of negatives) wins += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  return wins / (positives.length * negatives.length);
}

/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const DRAWS = 2_000;

/** Mean with the middle 95 % of the means of samples drawn with replacement. */
export function bootstrapMean(values: readonly number[], seed: number): Share {
  const next = numbersFrom(seed);
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const means = Array.from({ length: DRAWS }, () =>
    mean(values.map(() => values[Math.floor(next() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => means[Math.floor(share * (DRAWS - 1))] ?? 0;
  return { share: mean(values), low: at(0.025), high: at(0.975), n: values.length };
}
