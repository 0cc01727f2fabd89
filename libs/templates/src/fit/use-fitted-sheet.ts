import type { PageTarget } from '@career/contracts/vocabulary/resume-vocabulary';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fitSheet } from './fit-sheet.ts';

const PAGES: Readonly<Record<PageTarget, number>> = { one: 1, two: 2 };

/** Keeps a sheet on the pages that the person wants, whatever is typed and whenever its fonts arrive. */
export function useFittedSheet(target: PageTarget | undefined): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const pages = target && PAGES[target];
  // After every drawing: what was typed has changed the height.
  useLayoutEffect(() => {
    if (sheet.current) fitSheet(sheet.current, pages);
  });
  useEffect(() => {
    const fonts = globalThis.document?.fonts;
    if (pages === undefined || !fonts) return;
    const fit = (): void => {
      if (sheet.current) fitSheet(sheet.current, pages);
    };
    fonts.addEventListener('loadingdone', fit);
    return () => fonts.removeEventListener('loadingdone', fit);
  }, [pages]);
  return sheet;
}
