/** Sizes of a sheet before anything is tightened, as its stylesheet has them. */
interface SheetSizes {
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
const SHEET_HEIGHT = { letter: 1056, a4: 1123 } as const;
/** Room that pages leave free above and below, as files and printers lay them out. */
const MARGINS = { first: 40, later: 80 } as const;
/** Pages after the first end before an entry, not within it. */
const FILLED = 0.9;
const LEAST_SPACE = 0.45;
const LEAST_LINE_HEIGHT = 1.25;
/** 9.5 points: smaller text is hard to read on paper. */
export const LEAST_TEXT_PX = (9.5 * 96) / 72;
/** Half of the way is space, half is size. */
const TIGHTEST = 2;
const STEPS = 7;
const STEP = TIGHTEST / 2 ** STEPS;

/** How much is tightened at a degree from 0 to 2: space until 1, then text, never below its least size. */
export function tighteningAt(degree: number, textPx: number): Tightening {
  const least = Math.min(1, LEAST_TEXT_PX / textPx);
  return {
    space: 1 - (1 - LEAST_SPACE) * Math.min(1, degree),
    size: 1 - (1 - least) * Math.max(0, degree - 1),
  };
}

/** Height that the content of this many pages may have, in the sheet's pixels. */
export const roomOf = (pages: number, paper: keyof typeof SHEET_HEIGHT): number =>
  SHEET_HEIGHT[paper] - MARGINS.first + (pages - 1) * (SHEET_HEIGHT[paper] - MARGINS.later) * FILLED;

/** Pages that parts of these heights take, each part beginning a page of its own. */
export function pagesOf(heights: readonly number[], paper: keyof typeof SHEET_HEIGHT): number {
  const taken = heights.map((height) => {
    let pages = 1;
    while (height > roomOf(pages, paper)) pages += 1;
    return pages;
  });
  return taken.reduce((sum, pages) => sum + pages, 0);
}

/** The least degree that fits, by halving; the tightest where none does. */
export function leastFitting(fits: (degree: number) => boolean, near?: number): number {
  if (near !== undefined && near > 0 && fits(near) && !fits(near - STEP)) return near;
  if (fits(0)) return 0;
  let [loose, tight] = [0, TIGHTEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (loose + tight) / 2;
    if (fits(middle)) tight = middle;
    else loose = middle;
  }
  return tight;
}

const degrees = new WeakMap<HTMLElement, number>();

/** Tightens a laid-out sheet until it stands on this many pages; without a number it is as its design has it. */
export function fitSheet(sheet: HTMLElement, pages: number | undefined): void {
  const near = degrees.get(sheet);
  if (pages === undefined) {
    if (near !== undefined) loosen(sheet);
    degrees.delete(sheet);
    return;
  }
  loosen(sheet);
  const sizes = sizesOf(sheet);
  const paper = sheet.dataset.pageSize === 'a4' ? 'a4' : 'letter';
  const fits = (degree: number): boolean => {
    tighten(sheet, sizes, tighteningAt(degree, sizes.sizePx));
    return pagesOf(partHeights(sheet), paper) <= pages;
  };
  const degree = leastFitting(fits, near);
  tighten(sheet, sizes, tighteningAt(degree, sizes.sizePx));
  degrees.set(sheet, degree);
}

function sizesOf(sheet: HTMLElement): SheetSizes {
  const style = getComputedStyle(sheet);
  const sizePx = Number.parseFloat(style.fontSize) || 1;
  return {
    gaps: Object.fromEntries(GAPS.map((name) => [name, style.getPropertyValue(name)])),
    size: style.getPropertyValue('--size'),
    sizePx,
    lineHeight: (Number.parseFloat(style.lineHeight) || sizePx * 1.5) / sizePx,
  };
}

function loosen(sheet: HTMLElement): void {
  for (const name of [...GAPS, '--space', '--size', 'line-height']) sheet.style.removeProperty(name);
}

function tighten(sheet: HTMLElement, sizes: SheetSizes, { space, size }: Tightening): void {
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

/**
 * Heights between the page breaks that the person asked for, to the end of the last section: a sheet is at least a page
 * high, and its lower margin may be cut.
 */
function partHeights(sheet: HTMLElement): number[] {
  const frame = sheet.getBoundingClientRect();
  const scale = sheet.offsetWidth > 0 ? frame.width / sheet.offsetWidth : 1;
  const ends = [...sheet.querySelectorAll('.sheet-header, .sheet-section')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  const starts = [...sheet.querySelectorAll('[data-starts-page]')]
    .map((entry) => entry.getBoundingClientRect().top)
    .sort((one, other) => one - other);
  const edges = [frame.top, ...starts, Math.max(frame.top, ...ends)];
  return edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / scale);
}
