/**
 * Mann-Whitney's U: how likely two sets of times of one kind differ as much in rank as these do, by the normal
 * approximation. @returns the two-sided p, from 0 to 1.
 */
export function mannWhitneyP(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, own: 1 })), ...second.map((value) => ({ value, own: 0 }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    // Equal values share the middle of their ranks.
    const rank = (at + 1 + end) / 2;
    for (const { own } of all.slice(at, end)) ranks += own * rank;
    at = end;
  }
  const [n, m] = [first.length, second.length];
  const u = ranks - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * upperTail(Math.abs(u - (n * m) / 2) / deviation);
}

/** Share of the normal distribution beyond z (Abramowitz and Stegun 26.2.17, to seven places). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((total, term) => (total + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
