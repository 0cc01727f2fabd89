import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fitSheet } from './fit-sheet.ts';
import { saveLastPage } from './last-page.ts';
import { loosen } from './sheet-space.ts';

const PAGES: Readonly<Record<PageTarget, number>> = { one: 1, two: 2 };
/** Fitting lays the sheet out many times, which takes longer than a keystroke may. */
const AFTER_PAUSE_MS = 400;
const PARTS = ['sheet-header', 'sheet-section', 'sheet-closing'] as const;

/**
 * Keeps a sheet on the pages that the person wants, and without a wish saves a page of a few lines, whatever is typed and
 * whenever its fonts arrive.
 * @param target `none` leaves the sheet as it is.
 * @param design what the sheet looks like: another object where any of it changed.
 */
export function useFittedSheet(
  target: PageTarget | 'none' | undefined,
  design: object,
): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const fitted = useRef<unknown[]>([]);
  const isFitted = target !== 'none';
  const pages = isFitted && target ? PAGES[target] : undefined;
  // After every drawing: what was typed may have changed the height.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    if (!isFitted) {
      loosen(element);
      return undefined;
    }
    const refit = (): void => {
      fit(element, pages);
      fitted.current = [pages, design, ...outlineOf(element)];
    };
    const seen = [pages, design, ...outlineOf(element)];
    if (seen.length !== fitted.current.length || seen.some((part, at) => part !== fitted.current[at])) {
      refit();
      return undefined;
    }
    const timer = setTimeout(refit, AFTER_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const fonts = globalThis.document?.fonts;
    if (!fonts || !isFitted) return;
    const again = (): void => {
      if (sheet.current) fit(sheet.current, pages);
    };
    fonts.addEventListener('loadingdone', again);
    return () => fonts.removeEventListener('loadingdone', again);
  }, [pages, isFitted]);
  return sheet;
}

function fit(sheet: HTMLElement, pages: number | undefined): void {
  if (pages === undefined) saveLastPage(sheet);
  else fitSheet(sheet, pages);
}

/**
 * The heights of a sheet's parts and the pages that its entries ask for: while those are the same in the same design, so is
 * how it fits, but for rare lines. An entry that grows makes its section grow; asking each for its place takes longer.
 * The lists are live: the browser keeps them from one letter to the next, as it does not for a selector.
 */
function outlineOf(sheet: HTMLElement): number[] {
  const all = (name: string) => [...sheet.getElementsByClassName(name)] as HTMLElement[];
  const asked = all('sheet-entry').filter((entry) => entry.hasAttribute('data-starts-page')).length;
  return [asked, ...PARTS.flatMap((part) => all(part).map(({ offsetHeight }) => offsetHeight))];
}
