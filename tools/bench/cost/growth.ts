/** Cost of one size. */
export interface Sounding {
  /** How much was sent, in any unit. */
  size: number;
  /** Milliseconds of processor time. */
  ms: number;
}

/**
 * The power of the size that the cost grows by: 1 when twice as much costs twice as much, 2 when it costs four times.
 * The slope of the line that fits best through the logarithms.
 * @throws RangeError with fewer than two soundings.
 */
export function growthExponent(soundings: readonly Sounding[]): number {
  if (soundings.length < 2) throw new RangeError('Growth needs two soundings');
  // What takes no measurable time takes this much.
  const points = soundings.map(({ size, ms }) => [Math.log(size), Math.log(Math.max(ms, 0.01))] as const);
  const mean = (index: 0 | 1): number => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return above / below;
}
