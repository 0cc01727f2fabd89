import type { PageSpan } from './page-breaks.ts';
import { frameOf } from './text-runs.ts';

/** What a capture leaves out because the sheet fills more pages than it may have. */
export interface CaptureCut {
  /** Pages that the file holds. */
  shown: number;
  /** Pages that the whole sheet would fill. */
  planned: number;
  /** What is missing, in the sheet's words: `11 of 60 entries in Work Experience`, `Education`. */
  missing: readonly string[];
}

/** What of the sheet lies behind the last page that a capture may have. */
export function cutOf(
  sheet: HTMLElement,
  planned: readonly PageSpan[],
  maxPages: number,
): CaptureCut | undefined {
  const last = planned[maxPages - 1];
  if (planned.length <= maxPages || !last) return undefined;
  const frame = frameOf(sheet);
  const placeOf = (element: Element): { top: number; bottom: number } => {
    const box = element.getBoundingClientRect();
    return { top: (box.top - frame.top) / frame.scale, bottom: (box.bottom - frame.top) / frame.scale };
  };
  const missing = [...sheet.querySelectorAll('section[data-section]')].flatMap((section) => {
    const heading = section.querySelector('h2')?.textContent?.trim() || 'a section';
    const { top, bottom } = placeOf(section);
    if (top >= last.bottom) return [heading];
    if (bottom <= last.bottom) return [];
    const entries = [...section.querySelectorAll('[data-entry]')];
    const lost = entries.filter((entry) => placeOf(entry).bottom > last.bottom).length;
    if (lost > 0) return [`${lost} of ${entries.length} entries in ${heading}`];
    return [`the end of ${heading}`];
  });
  return { shown: maxPages, planned: planned.length, missing };
}
