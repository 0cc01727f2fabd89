import { planPages } from '../../src/page-breaks.ts';
import { measureSheet } from '../../src/sheet-spans.ts';
import { readTextRuns } from '../../src/text-runs.ts';

/** How a sheet is cut into pages of several heights. */
export interface LastWords {
  pages: number;
  /** Headings and heads of entries after which a page ends, although what they head goes on. */
  begun: string[];
  /** Last statements of an entry with which a page begins. */
  alone: string[];
}

/** What ends and begins the pages of a sheet of one column. */
export function lastWords(sheet: HTMLElement, pageHeights: readonly number[]): LastWords {
  const runs = readTextRuns(sheet).toSorted((one, other) => one.y - other.y);
  const found: LastWords = { pages: 0, begun: [], alone: [] };
  for (const pageHeight of pageHeights) {
    const tops = planPages(measureSheet(sheet), { pageHeight }).map(({ top }) => top);
    found.pages += tops.length;
    for (const top of tops.slice(1)) {
      const at = runs.findIndex(({ y, height }) => y + height / 2 > top);
      const last = runs[at - 1]?.element;
      const first = runs[at]?.element;
      if (!last || !first) continue;
      if (heads(last, first)) found.begun.push(`${pageHeight}: ${last.textContent}`);
      if (isLastOfSeveral(first.closest('li'))) found.alone.push(`${pageHeight}: ${first.textContent}`);
    }
  }
  return found;
}

/** Whether the one is a heading, or of the head of an entry that goes on with the other. */
function heads(one: Element, other: Element): boolean {
  if (one.closest('h2')) return true;
  return one.closest('[data-entry]')?.contains(other) === true && !one.closest('.sheet-entry-body');
}

function isLastOfSeveral(statement: Element | null): boolean {
  const all = [...(statement?.closest('[data-entry]')?.querySelectorAll('li') ?? [])];
  return all.length > 1 && all.at(-1) === statement;
}
