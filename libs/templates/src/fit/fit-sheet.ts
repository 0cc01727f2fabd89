import { loosen, sizesOf, tighten, tighteningAt } from './sheet-space.ts';

export const SHEET_HEIGHT = { letter: 1056, a4: 1123 } as const;
/** Room that pages leave free above and below, as files and printers lay them out. */
export const MARGINS = { first: 40, later: 80 } as const;
/** Pages after the first end before an entry, not within it. */
const FILLED = 0.9;
/** Half of the way is space, half is size. */
const TIGHTEST = 2;
const STEPS = 7;
const STEP = TIGHTEST / 2 ** STEPS;

export type Paper = keyof typeof SHEET_HEIGHT;

/** The paper that a sheet is laid out for. */
export const paperOf = (sheet: HTMLElement): Paper => (sheet.dataset.pageSize === 'a4' ? 'a4' : 'letter');

/** Height that the content of this many pages may have, in the sheet's pixels. */
export const roomOf = (pages: number, paper: Paper): number =>
  SHEET_HEIGHT[paper] - MARGINS.first + (pages - 1) * (SHEET_HEIGHT[paper] - MARGINS.later) * FILLED;

/** Pages that parts of these heights take, each part on a new page. */
export function pagesOf(heights: readonly number[], paper: Paper): number {
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

/** Tightens a laid-out sheet until it fits on this many pages. */
export function fitSheet(sheet: HTMLElement, pages: number): void {
  const near = degrees.get(sheet);
  loosen(sheet);
  const sizes = sizesOf(sheet);
  const paper = paperOf(sheet);
  const fits = (degree: number): boolean => {
    tighten(sheet, sizes, tighteningAt(degree, sizes.sizePx));
    return pagesOf(partHeights(sheet), paper) <= pages;
  };
  const degree = leastFitting(fits, near);
  tighten(sheet, sizes, tighteningAt(degree, sizes.sizePx));
  degrees.set(sheet, degree);
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
