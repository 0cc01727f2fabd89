import { type PageSize, TEMPLATE_PAGE_SIZE } from '@career/contracts/vocabulary/resume-vocabulary';

/** In twentieths of a point, as the format counts. */
const PAPER = { letter: { width: 12240, height: 15840 }, a4: { width: 11906, height: 16838 } } as const;

/** A page of a Word file with the same margin all around; without a size it has that of the templates. */
export function docxPage(pageSize: PageSize | null | undefined, margin: number) {
  return {
    size: PAPER[pageSize ?? TEMPLATE_PAGE_SIZE],
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  };
}
