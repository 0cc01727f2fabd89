import { brightnessAt, drawnFrom, type GreyPicture, scaledTo } from './grey-picture.ts';

type Point = readonly [x: number, y: number];
/** From the upper left corner clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

const SMALL = 300;

/** The four corners of a light sheet on something darker; undefined where the sheet fills the picture. */
export function sheetCorners(picture: GreyPicture): Corners | undefined {
  const small = scaledTo(picture, Math.min(SMALL, Math.max(picture.width, picture.height)));
  const sheet = largestLight(small);
  const total = small.width * small.height;
  if (!sheet || sheet.length < total * 0.3 || !liesOnTable(sheet, small)) return undefined;
  const corner = (rank: (x: number, y: number) => number): Point => {
    let best: Point = [0, 0];
    let most = Number.NEGATIVE_INFINITY;
    for (const at of sheet) {
      const x = at % small.width;
      const y = Math.floor(at / small.width);
      if (rank(x, y) > most) {
        most = rank(x, y);
        best = [x, y];
      }
    }
    return best;
  };
  const corners = [
    corner((x, y) => -x - y),
    corner((x, y) => x - y),
    corner((x, y) => x + y),
    corner((x, y) => y - x),
  ] as const;
  const area = areaOf(corners);
  // Letters and panels are holes in the sheet; a shape that is not a sheet at all leaves far more of its corners empty.
  const isSheet = area > total * 0.3 && area < total * 0.97 && sheet.length > area * 0.7;
  if (!isSheet || !isNearlyRectangular(corners) || !hasSharpEdges(small, corners)) return undefined;
  const factor = picture.width / small.width;
  const place = ([x, y]: Point): Point => [(x + 0.5) * factor, (y + 0.5) * factor];
  return [place(corners[0]), place(corners[1]), place(corners[2]), place(corners[3])];
}

/** A table shows at three sides at least; a dark panel or a shadow lies along one or two. */
function liesOnTable(sheet: readonly number[], { width, height }: GreyPicture): boolean {
  const reached = { upper: 0, lower: 0, left: 0, right: 0 };
  for (const at of sheet) {
    if (at < width) reached.upper += 1;
    if (at >= width * (height - 1)) reached.lower += 1;
    if (at % width === 0) reached.left += 1;
    if (at % width === width - 1) reached.right += 1;
  }
  const shares = [
    reached.upper / width,
    reached.lower / width,
    reached.left / height,
    reached.right / height,
  ];
  return shares.filter((share) => share < 0.4).length >= 3;
}

/** Pixels of the largest connected light area. */
function largestLight(small: GreyPicture): number[] | undefined {
  const { width, pixels } = small;
  const level = parting(pixels);
  if (level === undefined) return undefined;
  // One byte for each pixel: 1 where it is light and in no area yet.
  const open = pixels.map((pixel) => (pixel < level ? 0 : 1));
  let largest: number[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (!open[start]) continue;
    const area = areaFrom(start, open, width);
    if (area.length > largest.length) largest = area;
  }
  return largest;
}

/** The open pixels that hang together with one, which are then closed. */
function areaFrom(start: number, open: Uint8Array, width: number): number[] {
  const area = [start];
  open[start] = 0;
  for (let next = 0; next < area.length; next += 1) {
    const at = area[next] ?? 0;
    const x = at % width;
    for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (!open[near]) continue;
      open[near] = 0;
      area.push(near);
    }
  }
  return area;
}

/** The brightness that parts sheet and table best (Otsu); undefined where there is only one of them. */
function parting(pixels: Uint8Array): number | undefined {
  const counts = new Float64Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let below = 0;
  let belowSum = 0;
  let best = { level: 0, spread: 0, dark: 0, light: 0 };
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    belowSum += (counts[level] ?? 0) * level;
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const dark = belowSum / below;
    const light = (sum - belowSum) / above;
    const spread = below * above * (light - dark) ** 2;
    if (spread > best.spread) best = { level: level + 1, spread, dark, light };
  }
  return best.light - best.dark > 40 ? best.level : undefined;
}

function areaOf(corners: Corners): number {
  let twice = 0;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

function isNearlyRectangular([upperLeft, upperRight, lowerRight, lowerLeft]: Corners): boolean {
  const alike = (one: number, other: number): boolean => Math.min(one, other) > Math.max(one, other) * 0.75;
  return (
    alike(distance(upperLeft, upperRight), distance(lowerLeft, lowerRight)) &&
    alike(distance(upperLeft, lowerLeft), distance(upperRight, lowerRight)) &&
    alike(distance(upperLeft, lowerRight), distance(upperRight, lowerLeft))
  );
}

/** A sheet ends at once, a shadow slowly. */
function hasSharpEdges(small: GreyPicture, corners: Corners): boolean {
  const middle: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / 4,
    corners.reduce((sum, [, y]) => sum + y, 0) / 4,
  ];
  const reach = small.width * 0.02;
  let sharp = 0;
  let seen = 0;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    for (let share = 0.1; share < 0.91; share += 0.05) {
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share;
      const away = Math.hypot(x - middle[0], y - middle[1]);
      const [stepX, stepY] = [((x - middle[0]) / away) * reach, ((y - middle[1]) / away) * reach];
      const inside = brightnessAt(small, x - stepX, y - stepY, -1);
      const outside = brightnessAt(small, x + stepX, y + stepY, -1);
      if (inside < 0 || outside < 0) continue;
      seen += 1;
      if (inside - outside > 25) sharp += 1;
    }
  });
  return seen > 30 && sharp > seen * 0.8;
}

/** The sheet between four corners as a rectangle, as if it had been looked at from straight above. */
export function cutOut(picture: GreyPicture, corners: Corners): GreyPicture {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const width = Math.round((distance(upperLeft, upperRight) + distance(lowerLeft, lowerRight)) / 2);
  const height = Math.round((distance(upperLeft, lowerLeft) + distance(upperRight, lowerRight)) / 2);
  const place = projection(corners);
  return drawnFrom(picture, width, height, (x, y) => place(x / width, y / height));
}

/** From the unit square to four corners (the projective map of Heckbert). */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const sumX = a[0] - b[0] + c[0] - d[0];
  const sumY = a[1] - b[1] + c[1] - d[1];
  const [oneX, oneY] = [b[0] - c[0], b[1] - c[1]];
  const [otherX, otherY] = [d[0] - c[0], d[1] - c[1]];
  const whole = oneX * otherY - otherX * oneY;
  const g = (sumX * otherY - otherX * sumY) / whole;
  const h = (oneX * sumY - sumX * oneY) / whole;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / depth,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / depth,
    ];
  };
}
