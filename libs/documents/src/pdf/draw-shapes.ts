import { colourOperands } from './colour.ts';
import type { PageLayout, PointBox, Slice } from './page-layout.ts';
import { number } from './pdf-writer.ts';
import type { BoxShape } from './shapes.ts';

/** Names an opacity in the resources of the pages. */
export type OpacityName = (alpha: number) => string;

/** How far a curve's handles reach to look like a quarter of a circle. */
const CIRCLE = 0.5523;

/** Operators that paint a box, for each page that it reaches. */
export function drawBox(
  shape: BoxShape,
  layout: PageLayout,
  opacity: OpacityName,
): { page: number; operators: string }[] {
  return layout.slices(shape.box).map((slice) => {
    const { page, box, startsBefore, endsAfter } = slice;
    const radius = startsBefore || endsAfter ? 0 : shape.radius * layout.points;
    const shown = { ...shape, edges: edgesOn(slice, shape, layout) };
    return {
      page,
      operators: `${fill(shape, box, radius, opacity)}${edges(shown, box, radius, layout.points, opacity)}`,
    };
  });
}

/** A box that a page cuts has no edge there; a bar over the whole paper opens every page. */
function edgesOn(
  { startsBefore, endsAfter }: Slice,
  { edges: [top, right, bottom, left], box }: BoxShape,
  layout: PageLayout,
): BoxShape['edges'] {
  const isBar = box.width * layout.points > layout.paper.width - 1;
  const none = { ...top, width: 0 };
  return [startsBefore && !isBar ? none : top, right, endsAfter && !isBar ? none : bottom, left];
}

/** Operators that paint the ground of a shape over a box of the page. */
export function fill(
  { fill: colour, opacity: over }: Pick<BoxShape, 'fill' | 'opacity'>,
  box: PointBox,
  radius: number,
  opacity: OpacityName,
): string {
  if (!colour) return '';
  return `q ${opacity(colour.alpha * over)}${colourOperands(colour)} rg ${roundedBox(box, radius)} f Q\n`;
}

function edges(shape: BoxShape, box: PointBox, radius: number, points: number, opacity: OpacityName): string {
  const [top, right, bottom, left] = shape.edges;
  const alike = [right, bottom, left].every(
    (one) => one.width === top.width && colourOperands(one.colour) === colourOperands(top.colour),
  );
  if (alike && top.width > 0) {
    const width = top.width * points;
    const inner = {
      x: box.x + width / 2,
      y: box.y + width / 2,
      width: box.width - width,
      height: box.height - width,
    };
    const path = roundedBox(inner, Math.max(0, radius - width / 2));
    return `q ${opacity(top.colour.alpha * shape.opacity)}${colourOperands(top.colour)} RG ${number(width)} w ${dashes(top.style, width)}${path} S Q\n`;
  }
  const sides = [
    {
      edge: top,
      from: [box.x, box.y + box.height],
      to: [box.x + box.width, box.y + box.height],
      inward: [0, -1],
    },
    {
      edge: right,
      from: [box.x + box.width, box.y + box.height],
      to: [box.x + box.width, box.y],
      inward: [-1, 0],
    },
    { edge: bottom, from: [box.x, box.y], to: [box.x + box.width, box.y], inward: [0, 1] },
    { edge: left, from: [box.x, box.y + box.height], to: [box.x, box.y], inward: [1, 0] },
  ] as const;
  return sides
    .filter(({ edge }) => edge.width > 0)
    .map(({ edge, from, to, inward }) => {
      const width = edge.width * points;
      const at = ([x, y]: readonly [number, number]) =>
        `${number(x + (inward[0] * width) / 2)} ${number(y + (inward[1] * width) / 2)}`;
      return `q ${opacity(edge.colour.alpha * shape.opacity)}${colourOperands(edge.colour)} RG ${number(width)} w ${dashes(edge.style, width)}${at(from)} m ${at(to)} l S Q\n`;
    })
    .join('');
}

function dashes(style: string, width: number): string {
  if (style === 'dashed') return `[${number(width * 3)} ${number(width * 2)}] 0 d `;
  if (style === 'dotted') return `[0 ${number(width * 2)}] 0 d 1 J `;
  return '';
}

/** Path of a box with rounded corners. */
export function roundedBox({ x, y, width, height }: PointBox, radius: number): string {
  if (radius <= 0) return `${number(x)} ${number(y)} ${number(width)} ${number(height)} re`;
  const r = Math.min(radius, width / 2, height / 2);
  const c = r * (1 - CIRCLE);
  const right = x + width;
  const top = y + height;
  const row = (...places: number[]) => places.map(number).join(' ');
  return [
    `${row(x + r, y)} m ${row(right - r, y)} l`,
    `${row(right - c, y, right, y + c, right, y + r)} c ${row(right, top - r)} l`,
    `${row(right, top - c, right - c, top, right - r, top)} c ${row(x + r, top)} l`,
    `${row(x + c, top, x, top - c, x, top - r)} c ${row(x, y + r)} l`,
    `${row(x, y + c, x + c, y, x + r, y)} c h`,
  ].join(' ');
}
