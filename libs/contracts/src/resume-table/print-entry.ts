import type { DocumentWords } from '../document-words/document-words.types.ts';
import { plainText } from '../marked-text/statements.ts';
import { type Field, inOrder, type Place, type Placed } from './field.types.ts';

/** Where entries are printed: on a sheet, or in a file of text. */
export interface Medium {
  readonly kind: 'sheet' | 'text';
  /** Labels, choices and the words between fields in the language of the document. */
  readonly words: DocumentWords;
  /** A month or year as it is printed. */
  readonly month: (month: string | undefined) => string;
  /** A day `YYYY-MM-DD` as it is printed. */
  readonly day: (day: string) => string;
  /** Words as this medium can hold them. */
  readonly clean: (text: string) => string;
}

/** What an entry says, place by place. */
export interface PrintedEntry {
  title: string;
  detail: string;
  aside: string;
  period: string;
  /** Lines of text, one statement each. */
  body: string;
  /** Fields without their own place: `Label: value`. */
  lines: string[];
}

const PRESENT = 'Present';
/** Between two fields in one place: commas occur inside many. */
const GLUE = ' | ';

const placeOf = (field: Field, kind: Medium['kind']): Placed => {
  const said = (kind === 'text' ? field.text : undefined) ?? field.sheet ?? 'line';
  const place = typeof said === 'string' ? { in: said } : said;
  // Text has no room beside the detail.
  return kind === 'text' && place.in === 'aside' ? { ...place, in: 'detail' } : place;
};

/** The fields with their places, in the order in which they are printed. */
export function printedFields(
  fields: Readonly<Record<string, Field>>,
  kind: Medium['kind'],
): { name: string; field: Field; place: Placed }[] {
  return inOrder(fields, (field) => placeOf(field, kind).after).map(([name, field]) => ({
    name,
    field,
    place: placeOf(field, kind),
  }));
}

/** A value as a person reads it; empty where there is none. */
function fieldText(field: Field, value: unknown, medium: Medium): string {
  if (Array.isArray(value)) return medium.clean(value.filter(Boolean).join(', '));
  if (value === true) return medium.words.text('Yes');
  if (typeof value !== 'string') return '';
  if (field.kind === 'month-or-year') return medium.month(value);
  if (field.kind === 'date') return medium.day(value);
  if (field.kind === 'lines') return medium.clean(plainText(value));
  if (field.kind !== 'choice') return medium.clean(value);
  const words = field.input?.words?.[value];
  return medium.words.text(words ?? medium.clean(value));
}

/** `Label: value`, of a field without its own place. */
export function fieldLine(field: Field, value: unknown, medium: Medium): string {
  const text = fieldText(field, value, medium);
  return text === '' ? '' : `${medium.words.text(field.label)}${medium.words.colon} ${text}`;
}

/** Puts the fields of an entry into their places. */
export function printEntry(
  fields: Readonly<Record<string, Field>>,
  entry: object,
  medium: Medium,
): PrintedEntry {
  const places: Record<string, string> = {};
  const lines: string[] = [];
  for (const { name, field, place } of printedFields(fields, medium.kind)) {
    const value: unknown = Reflect.get(entry, name);
    if (isLeftOut(place, entry)) continue;
    const joins =
      place.in === 'line' && place.joins !== undefined && typeof value === 'string' && value !== '';
    if (joins) lines.push(`${lines.pop() ?? ''}${place.glue ?? ''}${value}`);
    else if (place.in === 'line' && place.joins === undefined) lines.push(fieldLine(field, value, medium));
    else if (place.in === 'body') places.body = joined(places.body, '\n', bodyText(value));
    else places[place.in] = added(places[place.in], place, textAt(field, value, entry, medium), medium);
  }
  const { title = '', detail = '', aside = '', period = '', body = '' } = places;
  return { title, detail, aside, period, body, lines: lines.filter(Boolean) };
}

const A_NUMBER = /^\d+(?:[.,]\d+)?$/;

/** What another field says already, or what only that field's number gives a meaning. */
function isLeftOut({ unless, joins }: Placed, entry: object): boolean {
  const textOf = (name: string): string => String(Reflect.get(entry, name) ?? '').trim();
  return (
    (unless !== undefined && textOf(unless) !== '') || (joins !== undefined && !A_NUMBER.test(textOf(joins)))
  );
}

const bodyText = (value: unknown): string => (typeof value === 'string' ? value : '');

function textAt(field: Field, value: unknown, entry: object, medium: Medium): string {
  const endsWith = field.kind === 'month-or-year' ? field.notBefore?.unless : undefined;
  if (endsWith !== undefined && Reflect.get(entry, endsWith) === true) return medium.words.text(PRESENT);
  return fieldText(field, value, medium);
}

function added(before = '', { in: place, glue = GLUE, prefix = '' }: Placed, text: string, medium: Medium) {
  // From and to in one month or year are said once on a sheet.
  const repeats = medium.kind === 'sheet' && place === 'period' && prefix === '' && text === before;
  const { words } = medium;
  return repeats || text === ''
    ? before
    : joined(before, between(glue, words), `${between(prefix, words)}${text}`);
}

/** Words before or between fields, with the spaces around them. */
const between = (text: string, { text: worded }: DocumentWords): string =>
  text.replace(/\S(?:.*\S)?/, (words) => worded(words));

const joined = (before: string | undefined, glue: string, text: string): string =>
  before && text ? `${before}${glue}${text}` : before || text;

/** The place of a field, where it is read apart from an entry. */
export const isPlaced = (field: Field, kind: Medium['kind'], place: Place): boolean =>
  placeOf(field, kind).in === place;
