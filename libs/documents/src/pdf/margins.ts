import { frameOf } from '../text-runs.ts';
import { type Colour, readColour } from './colour.ts';
import { fill, type OpacityName } from './draw-shapes.ts';
import type { PageLayout, PointBox } from './page-layout.ts';
import type { BoxShape } from './shapes.ts';

/** Grounds go so far over the paper's edge and the last row of the picture: no reader shows a hairline there. */
const OVERLAP = 1;
/** What is thinner is a rule, which stays where it is. */
const LEAST_BAR = 4;

/** Operators that continue with a box's ground in the margins around a page's picture. */
export function drawMarginGrounds(
  shape: BoxShape,
  layout: PageLayout,
  opacity: OpacityName,
): { page: number; operators: string }[] {
  return layout.slices(shape.box).flatMap(({ page, box }) => {
    const span = layout.pages[page] ?? { top: 0, bottom: 0 };
    const [top, bottom] = [layout.place(page, 0, span.top).y, layout.place(page, 0, span.bottom).y];
    const wide = overEdges(box, layout.paper.width);
    const parts: PointBox[] = [];
    if (box.y + box.height > top + 0.01)
      parts.push({ ...wide, y: top, height: layout.paper.height - top + OVERLAP });
    if (box.y < bottom - 0.01) parts.push({ ...wide, y: -OVERLAP, height: bottom + 2 * OVERLAP });
    return parts.map((part) => ({ page, operators: fill(shape, part, 0, opacity) }));
  });
}

function overEdges({ x, width, ...box }: PointBox, paperWidth: number): PointBox {
  const left = x <= OVERLAP ? -OVERLAP : x;
  const right = x + width >= paperWidth - OVERLAP ? paperWidth + OVERLAP : x + width;
  return { ...box, x: left, width: right - left };
}

/** A bar along the upper edge of a sheet, in its pixels. */
interface TopBar {
  fill: Colour;
  height: number;
}

/** Takes the bar off the sheet's upper edge: below a margin it would stand in the middle of nowhere. */
export function takeTopBar(sheet: HTMLElement): TopBar | undefined {
  const frame = frameOf(sheet);
  for (const element of [sheet, ...sheet.querySelectorAll<HTMLElement>('*')]) {
    const style = getComputedStyle(element);
    const height = Number.parseFloat(style.borderTopWidth);
    const rect = element.getBoundingClientRect();
    const isAtEdge = Math.abs(rect.top - frame.top) < 1 && rect.width > 0.9 * sheet.offsetWidth * frame.scale;
    if (!isAtEdge || height < LEAST_BAR || style.borderTopStyle !== 'solid') continue;
    const colour = readColour(style.borderTopColor);
    if (colour.alpha === 0) continue;
    element.style.borderTopColor = 'transparent';
    return { fill: colour, height };
  }
  return undefined;
}

/** Operators that paint the bar along the upper edge of the first page's paper. */
export function drawTopBar(
  { fill: colour, height }: TopBar,
  layout: PageLayout,
  opacity: OpacityName,
): { page: number; operators: string }[] {
  const { paper, points } = layout;
  const tall = height * points;
  const box = {
    x: -OVERLAP,
    y: paper.height - tall,
    width: paper.width + 2 * OVERLAP,
    height: tall + OVERLAP,
  };
  return [{ page: 0, operators: fill({ fill: colour, opacity: 1 }, box, 0, opacity) }];
}
