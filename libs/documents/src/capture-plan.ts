import { type CaptureCut, cutOf } from './capture-cut.ts';
import { CAPTURE, capturePageHeight } from './capture-sizes.ts';
import { type PageSpan, pageEnds, planPages, type Span } from './page-breaks.ts';
import { copySheet } from './sheet-copy.ts';
import { measureSheet } from './sheet-spans.ts';
import { frameOf } from './text-runs.ts';

const BOXES = '[data-line], [data-entry], section[data-section], li, p, h1, h2, h3';

/** The sheet as a capture lays it out: itself where its paper is the capture's, else a copy. */
async function onCapturePaper<Result>(
  sheet: HTMLElement,
  read: (laidOut: HTMLElement) => Result,
): Promise<Result> {
  await sheet.ownerDocument.fonts.ready;
  if (sheet.dataset.pageSize === CAPTURE.pageSize) return read(sheet);
  using copy = await copySheet(sheet, CAPTURE.imageTimeoutMs, { pageSize: CAPTURE.pageSize });
  return read(copy.sheet);
}

const planOf = (sheet: HTMLElement): PageSpan[] =>
  planPages(measureSheet(sheet), { pageHeight: capturePageHeight(sheet.offsetWidth) });

/** Where the pages of a capture of this shown sheet will end, in the sheet's own pixels. */
export function foreseeEnds(sheet: HTMLElement): Promise<number[]> {
  return onCapturePaper(sheet, (laidOut) => {
    const ends = pageEnds(measureSheet(laidOut), { pageHeight: capturePageHeight(laidOut.offsetWidth) });
    return laidOut === sheet ? ends : placedOn(sheet, laidOut, ends);
  });
}

/** Says what a capture of this shown sheet would leave out, before it is made. @returns undefined when it all fits. */
export function foreseeCut(sheet: HTMLElement): Promise<CaptureCut | undefined> {
  return onCapturePaper(sheet, (laidOut) => cutOf(laidOut, planOf(laidOut), CAPTURE.maxPages));
}

/** The same ends on a sheet whose lines break elsewhere; never within a line. */
function placedOn(sheet: HTMLElement, laidOut: HTMLElement, ends: readonly number[]): number[] {
  const [from, to] = [boxesOf(laidOut), boxesOf(sheet)];
  const { lines } = measureSheet(sheet);
  return ends.map((end) => {
    const place = samePlace(end, from, to);
    const cut = lines.filter(({ top, bottom }) => top < place && place < bottom);
    return Math.min(place, ...cut.map(({ top }) => top));
  });
}

function boxesOf(sheet: HTMLElement): Span[] {
  const frame = frameOf(sheet);
  return [...sheet.querySelectorAll(BOXES)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: (top - frame.top) / frame.scale, bottom: (bottom - frame.top) / frame.scale };
  });
}

const heightOf = ({ top, bottom }: Span): number => bottom - top;

/** The height at which other lines break: as far into the smallest box around it, or as far behind the box before it. */
export function samePlace(at: number, from: readonly Span[], to: readonly Span[]): number {
  const around = from.filter(({ top, bottom }) => top <= at && at <= bottom);
  const smallest = around.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
  const before = from
    .filter(({ bottom }) => bottom <= at)
    .toSorted((one, other) => other.bottom - one.bottom)[0];
  const isBetween = before && (!smallest || before.top >= smallest.top);
  const box = isBetween ? before : smallest;
  const place = box && to[from.indexOf(box)];
  if (!box || !place) return at;
  if (isBetween) return place.bottom + at - box.bottom;
  return place.top + ((at - box.top) / Math.max(1, heightOf(box))) * heightOf(place);
}
