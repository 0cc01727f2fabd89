import { drawRun, type StyledRun } from './draw-text.ts';
import type { PageLayout } from './page-layout.ts';

/** Room between a repeated heading and what it heads, in the pixels of the sheet. */
const GAP = 4;

/**
 * Headings that readers of plain text need again: where two columns run over pages, the text of the other column comes
 * between the parts of a section. Found for the first run of such a part.
 */
export function repeatedHeadings(
  runs: readonly StyledRun[],
  layout: PageLayout,
): Map<StyledRun, StyledRun[]> {
  const pages: StyledRun[][] = layout.pages.map(() => []);
  for (const run of runs) pages[layout.pageAt(run.y + run.height / 2)]?.push(run);
  const repeated = new Map<StyledRun, StyledRun[]>();
  const headings = new Map<Element, StyledRun[]>();
  let before: Element | null = null;
  for (const run of pages.flat()) {
    const section = run.element.closest('section[data-section]');
    const known = section && headings.get(section);
    if (section && run.element.closest('h2')) headings.set(section, [...(known ?? []), run]);
    else if (known && section !== before) repeated.set(run, known);
    before = section;
  }
  return repeated;
}

/** Operators that lay headings, unseen, into the margin above a page: furniture of the page, not of the document. */
export function pageHeader(headings: readonly StyledRun[], page: number, layout: PageLayout): string {
  const top = layout.pages[page]?.top ?? 0;
  const text = headings.map((run) =>
    drawRun({ ...run, isUnseen: true, y: top - run.height - GAP }, page, layout),
  );
  return `/Artifact << /Type /Pagination /Subtype /Header >> BDC\nBT\n${text.join('')}ET\nEMC\n`;
}
