import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fitSheet } from './fit-sheet.ts';
import { saveLastPage } from './last-page.ts';

const PAGES: Readonly<Record<PageTarget, number>> = { one: 1, two: 2 };

/**
 * Keeps a sheet on the pages that the person wants, and without a wish saves a page of a few lines, whatever is typed and
 * whenever its fonts arrive.
 */
export function useFittedSheet(target: PageTarget | undefined): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const pages = target && PAGES[target];
  // After every drawing: what was typed has changed the height.
  useLayoutEffect(() => fit(sheet.current, pages));
  useEffect(() => {
    const fonts = globalThis.document?.fonts;
    if (!fonts) return;
    const again = (): void => fit(sheet.current, pages);
    fonts.addEventListener('loadingdone', again);
    return () => fonts.removeEventListener('loadingdone', again);
  }, [pages]);
  return sheet;
}

function fit(sheet: HTMLElement | null, pages: number | undefined): void {
  if (!sheet) return;
  if (pages === undefined) saveLastPage(sheet);
  else fitSheet(sheet, pages);
}
