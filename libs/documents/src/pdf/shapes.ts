import { frameOf, type SheetFrame } from '../text-runs.ts';
import { type Colour, readColour } from './colour.ts';
import type { Box } from './page-layout.ts';

interface Edge {
  width: number;
  colour: Colour;
  style: string;
}

/** A painted box of the sheet: its fill, its edges, its rounding. */
export interface BoxShape {
  kind: 'box';
  box: Box;
  fill: Colour | undefined;
  /** Top, right, bottom, left. */
  edges: [Edge, Edge, Edge, Edge];
  radius: number;
  opacity: number;
}

/** A picture of the sheet. */
export interface PictureShape {
  kind: 'picture';
  box: Box;
  element: HTMLImageElement | SVGSVGElement;
  radius: number;
  opacity: number;
  alt: string;
}

export type Shape = BoxShape | PictureShape;

/** Everything the sheet paints apart from its text, in painting order. */
export function readShapes(sheet: HTMLElement): Shape[] {
  const shapes: Shape[] = [];
  visit(sheet, 1, frameOf(sheet), shapes);
  return shapes;
}

function visit(element: Element, opacityAbove: number, frame: SheetFrame, shapes: Shape[]): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const opacity = opacityAbove * Number(style.opacity);
  if (opacity === 0) return;
  if (style.visibility === 'visible') {
    if (element instanceof HTMLElement) paintBox(element, style, opacity, frame, shapes);
    if (element instanceof HTMLImageElement || element instanceof SVGSVGElement) {
      shapes.push(picture(element, style, opacity, frame));
      return;
    }
  }
  for (const child of element.children) visit(child, opacity, frame, shapes);
}

function paintBox(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  opacity: number,
  frame: SheetFrame,
  shapes: Shape[],
): void {
  const fill = fillOf(style);
  const band = bandOf(style);
  const edges: BoxShape['edges'] = [
    edge(style, 'top'),
    edge(style, 'right'),
    edge(style, 'bottom'),
    edge(style, 'left'),
  ];
  if (!fill && !band && edges.every((one) => one.width === 0)) return;
  const rects =
    style.display === 'inline' ? [...element.getClientRects()] : [element.getBoundingClientRect()];
  for (const rect of rects) {
    const box = boxOf(rect, frame);
    if (box.width === 0 || box.height === 0) continue;
    shapes.push({ kind: 'box', box, fill, edges, radius: radiusOf(style, box), opacity });
    if (band) shapes.push(bandShape(band, box, style, opacity));
  }
}

function picture(
  element: HTMLImageElement | SVGSVGElement,
  style: CSSStyleDeclaration,
  opacity: number,
  frame: SheetFrame,
): PictureShape {
  const box = boxOf(element.getBoundingClientRect(), frame);
  const around = element.parentElement ? getComputedStyle(element.parentElement) : style;
  const radius = Math.max(radiusOf(style, box), around.overflow === 'visible' ? 0 : radiusOf(around, box));
  const alt = element instanceof HTMLImageElement ? element.alt : (element.getAttribute('aria-label') ?? '');
  return { kind: 'picture', box, element, radius, opacity, alt };
}

function fillOf(style: CSSStyleDeclaration): Colour | undefined {
  const gradient = coversBox(style) ? firstColour(style.backgroundImage) : undefined;
  const colour = readColour(gradient ?? style.backgroundColor);
  return colour.alpha === 0 ? undefined : colour;
}

/** A gradient that is not repeated paints a band in its own size: a rail beside entries, a rule under a heading. */
function bandOf(style: CSSStyleDeclaration): Colour | undefined {
  if (style.backgroundImage === 'none' || coversBox(style)) return undefined;
  const colour = firstColour(style.backgroundImage);
  return colour === undefined ? undefined : readColour(colour);
}

function coversBox(style: CSSStyleDeclaration): boolean {
  return style.backgroundRepeat !== 'no-repeat' || style.backgroundSize === 'auto';
}

function bandShape(fill: Colour, box: Box, style: CSSStyleDeclaration, opacity: number): BoxShape {
  const [wide = '', high = wide] = parts(style.backgroundSize);
  const width = length(wide, box.width);
  const height = length(high, box.height);
  const [left = '', top = ''] = parts(style.backgroundPosition);
  const x = box.x + length(left, box.width - width);
  const y = box.y + length(top, box.height - height);
  const none: Edge = { width: 0, colour: fill, style: 'none' };
  return {
    kind: 'box',
    box: { x, y, width, height },
    fill,
    edges: [none, none, none, none],
    radius: 0,
    opacity,
  };
}

function parts(css: string): string[] {
  return css.match(/calc\([^)]*\)|\S+/g) ?? [];
}

/** A computed length: pixels, a share of the whole, or both added up. */
function length(css: string, whole: number): number {
  if (css === 'auto') return whole;
  const terms = css.replace(/^calc\(|\)$/g, '').matchAll(/([+-]?)\s*([\d.]+)(px|%)/g);
  return [...terms].reduce((sum, [, sign, value, unit]) => {
    const amount = Number(value) * (unit === '%' ? whole / 100 : 1);
    return sum + (sign === '-' ? -amount : amount);
  }, 0);
}

/** A gradient is drawn in its first colour. */
function firstColour(image: string): string | undefined {
  return /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/.exec(image)?.[0];
}

function edge(style: CSSStyleDeclaration, side: 'top' | 'right' | 'bottom' | 'left'): Edge {
  const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0;
  if (width === 0) return { width, colour: { red: 0, green: 0, blue: 0, alpha: 0 }, style: 'none' };
  const colour = readColour(style.getPropertyValue(`border-${side}-color`));
  return {
    width: colour.alpha === 0 ? 0 : width,
    colour,
    style: style.getPropertyValue(`border-${side}-style`),
  };
}

function radiusOf(style: CSSStyleDeclaration, box: Box): number {
  const css = style.borderTopLeftRadius;
  const radius = css.endsWith('%')
    ? (Number.parseFloat(css) / 100) * Math.min(box.width, box.height)
    : Number.parseFloat(css);
  return Math.min(radius || 0, box.width / 2, box.height / 2);
}

function boxOf(rect: DOMRect, frame: SheetFrame): Box {
  return {
    x: (rect.left - frame.left) / frame.scale,
    y: (rect.top - frame.top) / frame.scale,
    width: rect.width / frame.scale,
    height: rect.height / frame.scale,
  };
}
