import type { FieldDocs, Fields } from '../field.types.ts';

/** Where the person wants a new page, in print and files that have pages. */
export const PAGE_BREAK = {
  startOnNewPage: {
    kind: 'flag',
    label: 'Start on a new page',
    input: { label: 'Start on a new page' },
    sheet: 'none',
  },
} as const satisfies Fields;

/** Whether the person wants this entry at the top of a page. */
export const startsPage = (entry: object): boolean => Reflect.get(entry, 'startOnNewPage') === true;

export const PAGE_BREAK_DOCS = {
  startOnNewPage: ['The entry begins a new page in previews, PDFs, print and Word files.'],
} as const satisfies FieldDocs<typeof PAGE_BREAK>;
