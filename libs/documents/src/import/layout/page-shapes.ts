import type { Wall } from './column-cut.ts';
import type { Area, DrawnArea, PageMarks } from './page-marks.ts';
import type { PageShapes } from './printed-lines.ts';

/** A dot is alone; what has other small shapes around it is a part of an icon. */
function isBesideShape(dot: Area, other: Area, body: number): boolean {
  if (dot === other || other.right - other.left > body * 3 || other.bottom - other.top > body * 3)
    return false;
  const isSame =
    Math.abs(dot.left - other.left) < body * 0.1 &&
    Math.abs(dot.top - other.top) < body * 0.1 &&
    Math.abs(dot.right - other.right) < body * 0.1;
  return (
    !isSame &&
    other.left < dot.right + body * 0.6 &&
    other.right > dot.left - body * 0.6 &&
    other.top < dot.bottom + body * 0.6 &&
    other.bottom > dot.top - body * 0.6
  );
}

/** Sorts what is drawn on a page into ruled lines, dots of lists, and fills behind text. */
export function shapesOf(
  marks: PageMarks,
  body: number,
): PageShapes & { dots: readonly Area[]; walls: readonly Wall[] } {
  const { areas, width, height } = marks;
  const isRule = (area: Area): boolean =>
    area.bottom - area.top <= Math.max(3, body * 0.3) && area.right - area.left > body * 3;
  const isDot = (area: Area): boolean => {
    const across = area.right - area.left;
    const down = area.bottom - area.top;
    return (
      across > body * 0.12 &&
      across < body * 0.6 &&
      down > body * 0.12 &&
      down < body * 0.6 &&
      across / down < 2
    );
  };
  const isFill = ({ colour, ...area }: DrawnArea): boolean =>
    colour !== 'frame' &&
    colour !== 'picture' &&
    colour.toLowerCase() !== '#ffffff' &&
    area.bottom - area.top > body * 0.9 &&
    area.right - area.left > body * 1.5 &&
    // A tint of the whole page sets nothing apart.
    (area.right - area.left) * (area.bottom - area.top) < width * height * 0.85;
  const isFrame = ({ colour, left, top, right, bottom }: DrawnArea): boolean =>
    colour !== 'picture' &&
    bottom - top > body * 0.9 &&
    bottom - top < body * 3 &&
    right - left > body &&
    right - left < width * 0.7;
  const fills = areas.filter(isFill);
  // A column of another colour is tall, and neither a stripe nor the ground of the whole page.
  const grounds = fills.filter(
    ({ left, top, right, bottom }) =>
      bottom - top > height * 0.45 && right - left > width * 0.12 && right - left < width * 0.85,
  );
  const walls = grounds.flatMap(({ left, right, top, bottom }) =>
    [left, right].filter((at) => at > width * 0.1 && at < width * 0.9).map((at) => ({ at, top, bottom })),
  );
  return {
    marks,
    walls,
    rules: areas.filter(isRule),
    dots: areas.filter((area) => isDot(area) && !areas.some((other) => isBesideShape(area, other, body))),
    fills,
    frames: areas.filter(isFrame),
  };
}
