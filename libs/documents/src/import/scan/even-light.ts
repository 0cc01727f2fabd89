import { type GreyPicture, greyPicture } from './grey-picture.ts';

/** Tiles along the longer side; a tile holds about two lines of text. */
const TILES = 48;
/** A tile this much darker than the paper near it is printed dark: shadows deepen slowly. */
const PRINTED_DARK = 0.6;

interface Tiles {
  columns: number;
  rows: number;
  levels: Float32Array;
}

/** The same page as if in even light: shadows and the tint of the paper go, dark panels stay. */
export function inEvenLight(picture: GreyPicture): GreyPicture {
  const tiles = smoothed(paperOf(picture));
  const even = greyPicture(picture.width, picture.height);
  const { columns, rows, levels } = tiles;
  for (let y = 0; y < picture.height; y += 1) {
    const [top, bottom, down] = between(y, picture.height, rows);
    for (let x = 0; x < picture.width; x += 1) {
      const [left, right, across] = between(x, picture.width, columns);
      const upper =
        (levels[top * columns + left] ?? 0) * (1 - across) + (levels[top * columns + right] ?? 0) * across;
      const lower =
        (levels[bottom * columns + left] ?? 0) * (1 - across) +
        (levels[bottom * columns + right] ?? 0) * across;
      const paper = upper * (1 - down) + lower * down;
      const at = y * picture.width + x;
      // A little above the paper's own level, so that its grain becomes white, too.
      even.pixels[at] = Math.min(255, Math.round(((picture.pixels[at] ?? 0) * 262) / Math.max(24, paper)));
    }
  }
  return withContrast(even);
}

/** The two tiles on either side of a pixel, and how far away they are. */
function between(at: number, size: number, count: number): [first: number, second: number, share: number] {
  const place = Math.max(0, Math.min(count - 1, ((at + 0.5) * count) / size - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}

/** How bright the paper is, tile by tile. */
function paperOf(picture: GreyPicture): Tiles {
  const side = Math.max(8, Math.ceil(Math.max(picture.width, picture.height) / TILES));
  const columns = Math.ceil(picture.width / side);
  const rows = Math.ceil(picture.height / side);
  const levels = new Float32Array(columns * rows);
  const isLightOnDark = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { dark, middle, paper, light } = levelsOf(picture, column * side, row * side, side);
      levels[row * columns + column] = paper;
      if (light > middle * 1.25 && light - middle > (middle - dark) * 1.5 && light - middle > 24)
        isLightOnDark[row * columns + column] = 1;
    }
  }
  const around = closed({ columns, rows, levels });
  const paper = levels.map((level, at) => {
    const nearby = around[at] ?? level;
    return level < nearby * PRINTED_DARK || (isLightOnDark[at] && level < nearby * 0.9) ? nearby : level;
  });
  return { columns, rows, levels: paper };
}

/** How bright a tile's darkest, middle, paper and lightest pixels are. */
function levelsOf(picture: GreyPicture, left: number, top: number, side: number) {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(picture.height, top + side); y += 1) {
    for (let x = left; x < Math.min(picture.width, left + side); x += 1) {
      const level = picture.pixels[y * picture.width + x] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
      total += 1;
    }
  }
  const at = (share: number): number => levelAt(counts, total, share);
  return { dark: at(0.02), middle: at(0.5), paper: at(0.8), light: at(0.98) };
}

function levelAt(counts: Uint32Array, total: number, share: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level += 1) {
    sum += counts[level] ?? 0;
    if (sum >= total * share) return level;
  }
  return 255;
}

/** Dark places narrower than a panel of a page take the brightness of what is around them. */
function closed(tiles: Tiles): Float32Array {
  const reach = Math.round(TILES * 0.3);
  const wide = extreme(tiles, tiles.levels, reach, Math.max);
  return extreme(tiles, wide, reach, Math.min);
}

function extreme(
  { columns, rows }: Tiles,
  levels: Float32Array,
  reach: number,
  choose: (one: number, other: number) => number,
): Float32Array {
  const along = levels.map((level, tile) => {
    const column = tile % columns;
    return extremeOf(level, levels, { at: tile - column, step: 1, count: columns }, column, reach, choose);
  });
  return along.map((level, tile) => {
    const column = tile % columns;
    const row = (tile - column) / columns;
    return extremeOf(level, along, { at: column, step: columns, count: rows }, row, reach, choose);
  });
}

/** A row or a column of tiles. */
interface Line {
  at: number;
  step: number;
  count: number;
}

function extremeOf(
  level: number,
  levels: Float32Array,
  { at, step, count }: Line,
  place: number,
  reach: number,
  choose: (one: number, other: number) => number,
): number {
  let found = level;
  for (let near = Math.max(0, place - reach); near <= Math.min(count - 1, place + reach); near += 1)
    found = choose(found, levels[at + near * step] ?? 0);
  return found;
}

/** Each tile takes the middle of its neighbours: one that is full of bold letters must not count as dark paper. */
function smoothed({ columns, rows, levels }: Tiles): Tiles {
  const smooth = new Float32Array(levels.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const near: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          near.push(levels[y * columns + x] ?? 0);
      }
      near.sort((one, other) => one - other);
      smooth[row * columns + column] = near[Math.floor(near.length / 2)] ?? 0;
    }
  }
  return { columns, rows, levels: smooth };
}

/** The darkest print becomes black. */
function withContrast(picture: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256);
  for (const level of picture.pixels) counts[level] = (counts[level] ?? 0) + 1;
  const black = Math.min(140, levelAt(counts, picture.pixels.length, 0.01));
  for (let at = 0; at < picture.pixels.length; at += 1) {
    const level = picture.pixels[at] ?? 0;
    picture.pixels[at] = Math.max(0, Math.round(((level - black) * 255) / (255 - black)));
  }
  return picture;
}
