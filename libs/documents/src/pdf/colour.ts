/** A colour with parts from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const known = new Map<string, Colour>();

/** Reads a computed CSS colour of any colour space. */
export function readColour(css: string): Colour {
  const before = known.get(css);
  if (before) return before;
  const colour = readRgb(css) ?? readByPainting(css);
  known.set(css, colour);
  return colour;
}

/** Three numbers, as colour operators take them. */
export function colourOperands({ red, green, blue }: Colour): string {
  return [red, green, blue].map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}

function readRgb(css: string): Colour | undefined {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(css);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map((part) => Number(part) / 255);
  return { red, green, blue, alpha: parts[4] === undefined ? 1 : Number(parts[4]) };
}

function readByPainting(css: string): Colour {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('Could not get canvas context');
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
    (part) => part / 255,
  );
  return { red, green, blue, alpha };
}
