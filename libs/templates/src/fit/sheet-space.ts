/** Sizes of a sheet before anything is tightened, as its stylesheet has them. */
export interface SheetSizes {
  gaps: Readonly<Record<string, string>>;
  size: string;
  sizePx: number;
  lineHeight: number;
}

/** What a fit changes: space first, then the size of the text. */
export interface Tightening {
  space: number;
  size: number;
}

const GAPS = ['--entry-gap', '--section-gap', '--pad'] as const;
const LEAST_SPACE = 0.45;
const LEAST_LINE_HEIGHT = 1.25;
/** 9.5 points: smaller text is hard to read on paper. */
export const LEAST_TEXT_PX = (9.5 * 96) / 72;

/** How much is tightened at a degree from 0 to 2: space until 1, then text, never below its least size. Below 0 space grows. */
export function tighteningAt(degree: number, textPx: number): Tightening {
  const least = Math.min(1, LEAST_TEXT_PX / textPx);
  return {
    space: 1 - (1 - LEAST_SPACE) * Math.min(1, degree),
    size: 1 - (1 - least) * Math.max(0, degree - 1),
  };
}

/** The sizes of a sheet that nothing has tightened. */
export function sizesOf(sheet: HTMLElement): SheetSizes {
  const style = getComputedStyle(sheet);
  const sizePx = Number.parseFloat(style.fontSize) || 1;
  return {
    gaps: Object.fromEntries(GAPS.map((name) => [name, style.getPropertyValue(name)])),
    size: style.getPropertyValue('--size'),
    sizePx,
    lineHeight: (Number.parseFloat(style.lineHeight) || sizePx * 1.5) / sizePx,
  };
}

/** Takes back what was tightened. */
export function loosen(sheet: HTMLElement): void {
  for (const name of [...GAPS, '--space', '--size', 'line-height']) sheet.style.removeProperty(name);
}

/** Sets a sheet closer than its stylesheet does. */
export function tighten(sheet: HTMLElement, sizes: SheetSizes, { space, size }: Tightening): void {
  loosen(sheet);
  if (space === 1 && size === 1) return;
  for (const [name, gap] of Object.entries(sizes.gaps))
    sheet.style.setProperty(name, `calc((${gap}) * ${space})`);
  sheet.style.setProperty('--space', String(space));
  sheet.style.setProperty('--size', `calc((${sizes.size}) * ${size})`);
  const share = (1 - space) / (1 - LEAST_SPACE);
  const lineHeight = sizes.lineHeight - Math.max(0, sizes.lineHeight - LEAST_LINE_HEIGHT) * share;
  sheet.style.setProperty('line-height', String(lineHeight));
}
