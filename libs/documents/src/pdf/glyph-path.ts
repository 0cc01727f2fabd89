import { number } from './pdf-writer.ts';
import type { TrueTypeFont } from './true-type-font.ts';

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

type Place = (x: number, y: number) => string;

/** Path operators of a glyph's outline; `place` maps font units to the page. */
export function glyphPath(font: TrueTypeFont, glyph: number, place: Place): string {
  return contoursOf(font, glyph)
    .map((contour) => contourPath(contour, place))
    .join(' ');
}

function contoursOf(font: TrueTypeFont, glyph: number): Point[][] {
  const outline = font.outline(glyph);
  if (outline.length === 0) return [];
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const count = view.getInt16(0);
  return count >= 0 ? simpleContours(view, count) : compositeContours(view, font);
}

function simpleContours(view: DataView, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let turn = 0; turn < times; turn++) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += view.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(2, 16);
  const ys = read(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & 1) === 1,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

interface Transform {
  flag: number;
  bytes: number;
  matrix(scale: (step: number) => number): readonly [number, number, number, number];
}

/** How a part of a composite glyph may be scaled, by its flag. */
const TRANSFORMS: readonly Transform[] = [
  { flag: 8, bytes: 2, matrix: (scale) => [scale(0), 0, 0, scale(0)] },
  { flag: 0x40, bytes: 4, matrix: (scale) => [scale(0), 0, 0, scale(1)] },
  { flag: 0x80, bytes: 8, matrix: (scale) => [scale(0), scale(1), scale(2), scale(3)] },
];
const UNCHANGED: Transform = { flag: 0, bytes: 0, matrix: () => [1, 0, 0, 1] };

function compositeContours(view: DataView, font: TrueTypeFont): Point[][] {
  const contours: Point[][] = [];
  let at = 10;
  let flags = 0x20;
  while (flags & 0x20) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isWide = (flags & 1) !== 0;
    const dx = isWide ? view.getInt16(at + 4) : view.getInt8(at + 4);
    const dy = isWide ? view.getInt16(at + 6) : view.getInt8(at + 5);
    at += isWide ? 8 : 6;
    const transform = TRANSFORMS.find(({ flag }) => flags & flag) ?? UNCHANGED;
    const start = at;
    const [a, b, c, d] = transform.matrix((step) => view.getInt16(start + step * 2) / 0x4000);
    at += transform.bytes;
    for (const contour of contoursOf(font, glyph)) {
      contours.push(
        contour.map(({ x, y, isOn }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOn })),
      );
    }
  }
  return contours;
}

/** TrueType curves have one handle, those of a page two. */
function contourPath(contour: readonly Point[], place: Place): string {
  const points = withMiddles(contour);
  const [start] = points;
  if (!start) return '';
  const path = [`${place(start.x, start.y)} m`];
  let from = start;
  for (let index = 1; index <= points.length; index++) {
    const point = points[index % points.length];
    if (!point) break;
    if (point.isOn) {
      path.push(`${place(point.x, point.y)} l`);
      from = point;
      continue;
    }
    index += 1;
    const to = points[index % points.length] ?? start;
    const near = (end: Point) =>
      place(end.x + (2 / 3) * (point.x - end.x), end.y + (2 / 3) * (point.y - end.y));
    path.push(`${near(from)} ${near(to)} ${place(to.x, to.y)} c`);
    from = to;
  }
  return `${path.join(' ')} h`;
}

/** Spells out the points that the format leaves out between two handles, and starts at a point on the curve. */
function withMiddles(contour: readonly Point[]): Point[] {
  const points = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    if (point.isOn || next.isOn) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOn: true }];
  });
  const first = points.findIndex((point) => point.isOn);
  return first < 0 ? [] : [...points.slice(first), ...points.slice(0, first)];
}

/** Maps font units to the page for a glyph whose origin is at a place, in points. */
export function glyphPlace(origin: { x: number; y: number }, scale: number): Place {
  return (x, y) => `${number(origin.x + x * scale)} ${number(origin.y + y * scale)}`;
}
