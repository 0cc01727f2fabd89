/** What was measured at a moment. */
export interface Sample {
  minute: number;
  value: number;
}

/** Slope of the line closest to the samples: how much the value grows in a minute. */
export function slope(samples: readonly Sample[]): number {
  const meanOf = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = meanOf((sample) => sample.minute);
  const value = meanOf((sample) => sample.value);
  const spread = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
  if (spread === 0) return 0;
  return samples.reduce((sum, sample) => sum + (sample.minute - minute) * (sample.value - value), 0) / spread;
}

/** How much higher the highest of the last third is than the highest of the first third; 0 when it is not. */
export function rise(samples: readonly Sample[]): number {
  const third = Math.floor(samples.length / 3);
  const highest = (of: readonly Sample[]): number => Math.max(0, ...of.map(({ value }) => value));
  return Math.max(0, highest(samples.slice(-third)) - highest(samples.slice(0, third)));
}
