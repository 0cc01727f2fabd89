import type { Field } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS, type EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { linkIn } from '../contact/addresses.ts';
import { statementsOf } from '../entries/entry-line.ts';
import { type Piece, piecesOf } from '../entries/pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { titleScore } from '../fields/evidence.ts';
import { itemsOf, takeExtras } from '../fields/facts.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { ReadLine } from '../line.ts';
import { isPlace } from '../places.ts';
import { choiceSaid } from './choice-said.ts';
import type { FurtherEntry } from './further-entry.types.ts';

type Named = readonly [name: string, field: Field];
type Found = Record<string, ReadField | readonly ReadField[] | undefined>;

/** A longer piece beside a title is text, and no name of anybody. */
const DETAIL_MAX = 80;

/** Reads entries into the places that the table gives the fields of a section: title, detail, dates and text. */
export function entriesByPlace(section: EntrySectionName, lines: readonly ReadLine[]): FurtherEntry[] {
  const fields = Object.entries<Field>(ENTRY_SECTIONS[section].fields);
  const entries = splitEntries(lines, {
    takesSingleDates: true,
    isMostlyHead: true,
    isHeadWord: () => false,
  });
  return entries.flatMap(itemsOf).flatMap((entry) => entryOf(entry, fields) ?? []);
}

function entryOf(entry: Entry, fields: readonly Named[]): FurtherEntry | undefined {
  const { lines, expiry, credential } = takeExtras(entry.head);
  const [first, ...more] = piecesOf(lines as Entry['head']);
  const title = first ?? textOf(entry.body.slice(0, 1));
  if (!title) return undefined;
  const body = first ? entry.body : entry.body.slice(1);
  const found: Found = { ...titled(title, fields), ...datesOf(entry, fields, expiry) };
  const rest = more.filter((piece) => !placed(piece, fields, found));
  put(found, fields, ['number', 'certificateNumber', 'credentialId'], credential);
  put(found, fields, ['url'], linkOf([...entry.head, ...entry.body]));
  putText(found, fields, textOf([...rest, ...body]));
  return { fields: found, isCurrent: entry.period?.current === true };
}

/** One of the choices that lead entries, or a title in words. */
function titled(title: ReadField, fields: readonly Named[]): Found {
  const leading = fields.filter(([, field]) => isPlaced(field, 'sheet', 'title'));
  const choice = leading.flatMap(([name, field]) => {
    const said = choiceSaid(field, title.text);
    return said === undefined ? [] : [{ [name]: { ...title, text: said, said: title.text } }];
  })[0];
  return choice ?? { [leading.find(([, { kind }]) => kind === 'text')?.[0] ?? 'name']: title };
}

/** Puts a piece of the head into a field that is free and can hold it; says whether there was one. */
function placed(piece: Piece, fields: readonly Named[], found: Found): boolean {
  const free = fields.filter(([name]) => found[name] === undefined);
  if (isPlace(piece.text)) return put(found, free, ['location'], piece);
  for (const [name, field] of free) {
    const said = choiceSaid(field, piece.text);
    if (said !== undefined) return put(found, free, [name], { ...piece, text: said, said: piece.text });
  }
  if (piece.text.length > DETAIL_MAX) return false;
  const details = free.filter(([, field]) => field.kind === 'text' && isPlaced(field, 'sheet', 'detail'));
  const score = titleScore(piece.text);
  // Where a section has a part and an organisation, only words that say which of both they are can be told apart.
  const isEither =
    fields.some(([name]) => name === 'role') && fields.some(([name]) => name === 'organisation');
  if (!isEither)
    return put(
      found,
      details,
      details.map(([name]) => name),
      piece,
    );
  if (score === 0) return false;
  return put(found, details, [score > 0 ? 'role' : 'organisation'], piece);
}

/** From and to, or the one date that a section knows. */
function datesOf(
  { period, periodSources: sources }: Entry,
  fields: readonly Named[],
  expiry?: ReadField,
): Found {
  const at = (text: string): ReadField | undefined => (text === '' ? undefined : { text, sources });
  const found: Found = {};
  const end = expiry ?? (period?.isRange ? at(period.end) : undefined);
  put(found, fields, ['endDate', 'expiryDate', 'until'], end);
  // The one date of 'valid to 2027' is its end.
  if (!period || (expiry && !period.isRange && period.start === expiry.text)) return found;
  const hasSpan = fields.some(([name]) => name === 'endDate');
  // One date of what has two is its end.
  if (hasSpan && !period.isRange) put(found, fields, ['endDate'], at(period.start));
  else put(found, fields, ['startDate', 'since', 'date'], at(period.start));
  return found;
}

/** Text goes into the field for it, a list of lines, or stays to be shown. */
function putText(found: Found, fields: readonly Named[], text: ReadField | undefined): void {
  const [name, field] = fields.find(([, { kind }]) => kind === 'lines') ??
    fields.find(([, { kind }]) => kind === 'list') ?? [''];
  if (!text || !field) return;
  found[name] =
    field.kind === 'list'
      ? text.text
          .split('\n')
          .slice(0, field.max)
          .map((line) => ({ text: line, sources: text.sources }))
      : text;
}

/** Puts a value into the first of these fields that the section has. */
function put(
  found: Found,
  fields: readonly Named[],
  names: readonly string[],
  value: ReadField | undefined,
): boolean {
  const name = names.find((one) => fields.some(([own]) => own === one));
  if (name === undefined || value === undefined) return false;
  found[name] = value;
  return true;
}

function linkOf(lines: readonly ReadLine[]): ReadField | undefined {
  for (const { text, sources } of lines) {
    const link = linkIn(text);
    if (link) return { text: link.text, sources };
  }
  return undefined;
}

function textOf(parts: readonly (Piece | ReadLine)[]): ReadField | undefined {
  const isLine = (part: Piece | ReadLine): part is ReadLine => 'cells' in part;
  const text = [
    ...parts.filter((part) => !isLine(part)).map((part) => part.text),
    ...statementsOf(parts.filter(isLine)),
  ].join('\n');
  return text === '' ? undefined : { text, sources: parts.flatMap(({ sources }) => [...sources]) };
}
