import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Articles, books and reports. */
export const PUBLICATIONS = {
  name: 'publications',
  schema: 'PublicationDto',
  label: 'Publications',
  noun: 'Publication',
  empty: 'No publications yet.',
  step: 'details',
  further: true,
  follows: 'achievements',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'mention',
  json: 'publications',
  fields: {
    title: {
      kind: 'text',
      label: 'Title',
      required: true,
      max: LIMITS.longLineMax,
      input: { wide: true, placeholder: 'Title of the article, book or report' },
      sheet: 'title',
      json: 'name',
    },
    authors: {
      kind: 'text',
      label: 'Authors',
      max: LIMITS.longLineMax,
      input: { placeholder: 'e.g. Obi A., Eze N.' },
    },
    publisher: {
      kind: 'text',
      label: 'Journal or publisher',
      input: { placeholder: 'e.g. Nigerian Journal of Physics 12(3)' },
      sheet: 'detail',
      json: 'publisher',
    },
    date: { kind: 'month-or-year', label: 'Date', sheet: 'period', json: 'releaseDate' },
    url: {
      kind: 'web-link',
      label: 'Link or DOI',
      input: { placeholder: 'e.g. doi.org/10.1000/182' },
      json: 'url',
    },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3 },
      sheet: 'body',
      json: 'summary',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const PUBLICATIONS_DOCS = {
  list: 'Articles, books and reports.',
  stored: 'Articles, books and reports.',
  fields: {
    title: ['Title of the work.', 'Drying cassava with the sun'],
    authors: ['Authors in the order of the work.', 'Obi A., Eze N.'],
    publisher: ['Journal, conference or publisher.', 'Nigerian Journal of Physics'],
    date: ['Month it came out, or the year alone.'],
    url: ['Where it can be read.', 'doi.org/10.1000/182'],
    description: ['What it is about.', 'A season of trials in Ogun State.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
