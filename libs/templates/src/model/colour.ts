const WHITE = '#ffffff';
const BLACK = '#000000';
/** WCAG 2.2 contrast minimum (1.4.3) for text of ordinary size. */
export const TEXT_CONTRAST = 4.5;

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (from: string, to: string, share: number): string =>
  `#${channels(from)
    .map((value, index) => Math.round(value + ((channels(to)[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour itself if it can be read on the ground, else the nearest darker or lighter one that can. */
export function readableOn(ground: string, colour: string): string {
  const towards = contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share);
    if (contrast(ground, candidate) >= TEXT_CONTRAST) return candidate;
  }
  return towards;
}

/** Black or white, whichever reads better on the ground. */
export const inkOn = (ground: string): string =>
  contrast(ground, WHITE) >= TEXT_CONTRAST ? WHITE : '#111111';

/** Share of the accent in the pale grounds of headings and bands. */
export const TINT = 0.09;

/** A pale shade of a colour, for grounds. */
export const tint = (colour: string, share: number): string => mix(WHITE, colour, share);
