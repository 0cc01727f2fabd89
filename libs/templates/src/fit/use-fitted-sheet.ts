import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fitSheet } from './fit-sheet.ts';
import { saveLastPage } from './last-page.ts';

const PAGES: Readonly<Record<PageTarget, number>> = { one: 1, two: 2 };
/** Fitting lays the sheet out many times, which takes longer than a keystroke may. */
const AFTER_PAUSE_MS = 400;
const ASKED = '[data-starts-page]';
const PARTS = '.sheet-header, .sheet-section, .sheet-closing';

/**
 * Keeps a sheet on the pages that the person wants, and without a wish saves a page of a few lines, whatever is typed and
 * whenever its fonts arrive.
 */
export function useFittedSheet(target: PageTarget | undefined): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const fitted = useRef<string>(undefined);
  const pages = target && PAGES[target];
  // After every drawing: what was typed may have changed the height.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const refit = (): void => {
      fit(element, pages);
      fitted.current = outlineOf(element, pages);
    };
    if (fitted.current !== outlineOf(element, pages)) {
      refit();
      return undefined;
    }
    const timer = setTimeout(refit, AFTER_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const fonts = globalThis.document?.fonts;
    if (!fonts) return;
    const again = (): void => {
      if (sheet.current) fit(sheet.current, pages);
    };
    fonts.addEventListener('loadingdone', again);
    return () => fonts.removeEventListener('loadingdone', again);
  }, [pages]);
  return sheet;
}

function fit(sheet: HTMLElement, pages: number | undefined): void {
  if (pages === undefined) saveLastPage(sheet);
  else fitSheet(sheet, pages);
}

/**
 * The design of a sheet, the heights of its sections and the pages that its entries ask for: while those are the same, so
 * is how it fits, but for rare lines. An entry that grows makes its section grow; asking each for its place takes longer.
 */
function outlineOf(sheet: HTMLElement, pages: number | undefined): string {
  const heights = [...sheet.querySelectorAll<HTMLElement>(PARTS)].map(({ offsetHeight }) => offsetHeight);
  const asked = sheet.querySelectorAll(ASKED).length;
  return [pages, (sheet.cloneNode(false) as HTMLElement).outerHTML, asked, ...heights].join();
}
