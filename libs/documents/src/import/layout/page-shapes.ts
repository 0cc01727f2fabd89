import type { Area, DrawnArea, PageMarks } from './page-marks.ts';
import type { PageShapes } from './printed-lines.ts';

/** A dot stands alone; what has other small shapes around it is a part of an icon. */
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
export function shapesOf(marks: PageMarks, body: number): PageShapes & { dots: readonly Area[] } {
  const { areas, width, height } = marks;
  const isRule = (area: Area): boolean =>
    area.bottom - area.top <= Math.max(3, body * 0.3) && area.right - area.left > body * 3;
  const isDot = (area: Area): boolean => {
    const across = area.right - area.left;
    const down = area.bottom - area.top;
    return (
      across > body * 0.12 &&
      across < body * 0.8 &&
      down > body * 0.12 &&
      down < body * 0.8 &&
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
  return {
    marks,
    rules: areas.filter(isRule),
    dots: areas.filter((area) => isDot(area) && !areas.some((other) => isBesideShape(area, other, body))),
    fills: areas.filter(isFill),
  };
}
