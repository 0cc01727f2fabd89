import { drawnFrom, type GreyPicture, scaledTo, turned } from './grey-picture.ts';

/** Side of the small picture that the lines are looked for in. */
const SMALL = 900;
const INK_BELOW = 150;
/** Degrees that a page is looked at: more than that is not a skew but another way round. */
const MOST_DEGREES = 8;

/** How far lines of text rise to the right, in degrees, and how clearly they show. */
export interface Skew {
  degrees: number;
  clearness: number;
}

/** Finds the direction of the lines of text: looked at along them, a page has full and empty rows. */
export function skewOf(picture: GreyPicture): Skew {
  const small = scaledTo(picture, Math.min(SMALL, Math.max(picture.width, picture.height)));
  const ink = inkOf(small);
  const clearnessAt = (degrees: number): number => clearness(ink, small, degrees);
  let best = 0;
  for (const [reach, step] of [
    [MOST_DEGREES, 0.5],
    [0.5, 0.1],
    [0.1, 0.05],
  ] as const) {
    const around = best;
    let most = clearnessAt(best);
    for (let degrees = around - reach; degrees <= around + reach + 1e-9; degrees += step) {
      const found = clearnessAt(degrees);
      // The smaller turn counts where two are alike, as on an empty page.
      if (found > most * 1.001) {
        most = found;
        best = degrees;
      }
    }
  }
  return { degrees: Math.abs(best) > MOST_DEGREES ? 0 : best, clearness: clearnessAt(best) };
}

/** Places of the dark pixels, x and y in turn. */
function inkOf({ width, height, pixels }: GreyPicture): Int32Array {
  const places: number[] = [];
  // A frame or the edge of the sheet has its own direction.
  const edge = Math.round(Math.max(width, height) * 0.02);
  for (let y = edge; y < height - edge; y += 1) {
    for (let x = edge; x < width - edge; x += 1)
      if ((pixels[y * width + x] ?? 255) < INK_BELOW) places.push(x, y);
  }
  return Int32Array.from(places);
}

/** How much the ink of neighbouring rows differs when the rows run at an angle. */
function clearness(ink: Int32Array, { width, height }: GreyPicture, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * offset + 1);
  for (let at = 0; at < ink.length; at += 2) {
    const row = Math.round((ink[at + 1] ?? 0) + (ink[at] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum / Math.max(1, ink.length);
}

/** Whether the lines of text run up or down the page instead of across. */
export function liesOnItsSide(picture: GreyPicture): boolean {
  return skewOf(turned(picture, 1)).clearness > skewOf(picture).clearness * 1.5;
}

/** Turns a page so that its lines run level. */
export function levelled(picture: GreyPicture): GreyPicture {
  const { degrees } = skewOf(picture);
  if (Math.abs(degrees) < 0.1) return picture;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = Math.round(picture.width * cos + picture.height * Math.abs(sin));
  const height = Math.round(picture.height * cos + picture.width * Math.abs(sin));
  const [middleX, middleY] = [picture.width / 2, picture.height / 2];
  return drawnFrom(picture, width, height, (x, y) => {
    const across = x - width / 2;
    const down = y - height / 2;
    return [middleX + across * cos + down * sin, middleY - across * sin + down * cos];
  });
}
