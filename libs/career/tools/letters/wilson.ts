const Z = 1.96;

export interface Share {
  count: number;
  of: number;
  /** 95 % interval by Wilson's method. */
  least: number;
  most: number;
}

/** A share with its 95 % interval. */
export function share(count: number, of: number): Share {
  if (of === 0) return { count, of, least: 0, most: 1 };
  const rate = count / of;
  const centre = rate + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return {
    count,
    of,
    least: Math.max(0, (centre - spread) / scale),
    most: Math.min(1, (centre + spread) / scale),
  };
}

const percent = (rate: number): string => (rate * 100).toFixed(1);

/** `297 of 312 = 95.2 % (92.2 to 97.1)`. */
export const shareText = ({ count, of, least, most }: Share): string =>
  `${count} of ${of} = ${percent(of === 0 ? 0 : count / of)} % (${percent(least)} to ${percent(most)})`;
