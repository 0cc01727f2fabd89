import { describe, expect, it } from '@jest/globals';
import { closingTexts } from '../resume-table/closing-lines.ts';
import type { Field } from '../resume-table/field.types.ts';
import { type Medium, printEntry, printedFields } from '../resume-table/print-entry.ts';
import { ENTRY_SECTIONS, PERSON_FIELDS, SECTION_NAMES } from '../resume-table/resume-table.ts';
import { DOCUMENT_LANGUAGES } from '../vocabulary/document-languages.ts';
import { CLOSING_LINES } from '../vocabulary/market-vocabulary.ts';
import { documentWords, ENGLISH_WORDS, loadDocumentWords } from './document-words.ts';

const OTHERS = DOCUMENT_LANGUAGES.filter((language) => language !== 'en');
const MEDIA = ['sheet', 'text'] as const;
/** Words with letters in them; a number is the same in each language. */
const WORDED = /\p{L}{2}|^ID$/u;
/** Levels of the European framework are the same everywhere. */
const CEFR = /^[ABC][12]$/;

function textsOf(fields: Readonly<Record<string, Field>>): string[] {
  return MEDIA.flatMap((medium) =>
    printedFields(fields, medium).flatMap(({ field, place }) => [
      ...(place.in === 'line' && place.joins === undefined ? [field.label] : []),
      ...(place.in === 'contact' ? [field.label] : []),
      ...[place.glue ?? '', place.prefix ?? ''].map((text) => text.trim()),
      ...(field.kind === 'choice' && place.in !== 'none'
        ? field.choices.map((choice) => field.input?.words?.[choice] ?? choice)
        : []),
    ]),
  );
}

/** All words of the product in a document, from the table. */
const PRINTED = new Set(
  [
    ...Object.values(SECTION_NAMES),
    ...[PERSON_FIELDS, ...Object.values(ENTRY_SECTIONS).map(({ fields }) => fields)].flatMap(textsOf),
    ...closingTexts({ designOptions: { closingLines: CLOSING_LINES } }, ENGLISH_WORDS).flatMap(
      ({ text = '', blanks = [] }) => [text, ...blanks],
    ),
    'Present',
    'Yes',
  ].filter((text) => WORDED.test(text) && !CEFR.test(text)),
);

it.each(OTHERS)('%s has each text that documents print, and no other', async (language) => {
  const { default: data } = await import(`./language-words/${language}.json`, { with: { type: 'json' } });
  expect(Object.keys(data.texts).sort()).toEqual([...PRINTED].sort());
  expect(new Set(data.months).size).toBe(12);
  expect(new Set(data.shortMonths).size).toBe(12);
});

it('is English until another language is loaded', async () => {
  expect(documentWords('sw').language).toBe('en');
  const words = await loadDocumentWords('sw');
  expect(documentWords('sw')).toBe(words);
  expect(await loadDocumentWords('sw')).toBe(words);
  expect(documentWords(undefined)).toBe(ENGLISH_WORDS);
  expect(words.text('constructor')).toBe('constructor');
});

describe('dates', () => {
  it.each([
    ['en', 'Mar 2024', 'March 2024', '1 March 2024', '01/03/2024'],
    ['fr', 'mars 2024', 'mars 2024', '1er mars 2024', '01/03/2024'],
    ['pt', 'mar. 2024', 'março de 2024', '1 de março de 2024', '01/03/2024'],
    ['ar', 'مارس 2024', 'مارس 2024', '1 مارس 2024', '01/03/2024'],
    ['sw', 'Mac 2024', 'Machi 2024', '1 Machi 2024', '01/03/2024'],
    ['de', 'März 2024', 'März 2024', '1. März 2024', '01.03.2024'],
  ] as const)('%s: %s, %s, %s, %s', async (language, short, long, day, numeric) => {
    const words = await loadDocumentWords(language);
    expect(words.month('2024-03', 'short')).toBe(short);
    expect(words.month('2024-03', 'long')).toBe(long);
    expect(words.day('2024-03-01', 'long')).toBe(day);
    expect(words.day('2024-03-01', 'numeric')).toBe(numeric);
    expect(words.month('2011', 'long')).toBe('2011');
    expect(words.month(undefined, 'long')).toBe('');
  });
});

it('an entry is printed in the language, and the person’s own words as they are', async () => {
  const words = await loadDocumentWords('fr');
  const medium: Medium = {
    kind: 'text',
    words,
    month: (month) => words.month(month, 'short'),
    day: (day) => words.day(day, 'short'),
    clean: (text) => text,
  };
  const job = { company: 'Present', position: 'Yes', startDate: '2024-02', current: true };
  expect(printEntry(ENTRY_SECTIONS.experience.fields, job, medium)).toMatchObject({
    title: 'Yes',
    detail: 'Present',
    period: 'févr. 2024 – aujourd’hui',
  });
  const licence = { kind: 'driving', licenceClass: 'B', expiryDate: '2027-05' };
  const { period, detail } = printEntry(ENTRY_SECTIONS.licences.fields, licence, medium);
  expect([detail, period]).toEqual([expect.stringContaining('Catégorie B'), 'valable jusqu’en mai 2027']);
});
