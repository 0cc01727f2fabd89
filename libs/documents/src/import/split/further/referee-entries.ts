import { emailIn, phoneIn } from '../contact/addresses.ts';
import { isAddressedName, isName } from '../contact/names.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import type { FurtherEntry } from './further-entry.types.ts';

/** Used in place of referees. */
const ON_REQUEST = /\b(?:on|upon) (?:request|demand)\b|sur demande|auf (?:anfrage|wunsch)|a pedido/i;
const LABEL = /^(?:tel|telephone|phone|mobile|gsm|e-?mail|tél|telefon|telefone)\.?\s*[:.]\s*/i;

type Found = Record<string, ReadField | undefined>;

/** Reads referees: a name, and what is printed below it. Columns side by side are read one by one. */
export function refereeEntries(lines: readonly ReadLine[]): FurtherEntry[] {
  const rows = refereeRows(lines);
  if (rows.length > 0) return rows;
  const open = new Map<number, Found>();
  const found: Found[] = [];
  const parts = lines
    .filter(({ text }) => !ON_REQUEST.test(text))
    .flatMap((line) =>
      line.cells.flatMap((cell, column) => partsOf(cell).map((part, at) => ({ line, column, part, at }))),
    );
  for (const { line, column, part, at } of parts) {
    const referee = open.get(column);
    // 'Director, Supply Chain': what follows a comma is no name of somebody else.
    if ((at === 0 || !referee || isAddressedName(part.text)) && isNext(part, line, referee)) {
      const next = { name: part };
      open.set(column, next);
      found.push(next);
    } else if (referee) add(referee, part);
  }
  return found.map((fields) => ({ fields }));
}

/** What a column of a table of referees is called. */
const COLUMNS: readonly (readonly [name: keyof Found, head: RegExp])[] = [
  ['name', /^(?:full )?names?(?: of (?:referee|reference)s?)?$/i],
  ['organisation', /^(?:company|organi[sz]ation|employer|institution|place of work)$/i],
  ['role', /^(?:position|title|designation|occupation|job title|role|relationship)$/i],
  [
    'reach',
    /^(?:contacts?|contact (?:no|number|details)|tel|telephone|phone|phone (?:no|number)|cell|e-?mail(?: address)?)\.?$/i,
  ],
];

/** A table with a referee in each row below the names of its columns. */
function refereeRows(lines: readonly ReadLine[]): FurtherEntry[] {
  const [head, ...rows] = lines;
  const columns = (head?.cells ?? []).map(
    ({ text }) => COLUMNS.find(([, said]) => said.test(text.trim()))?.[0],
  );
  if (columns.length < 2 || columns[0] !== 'name' || columns.includes(undefined)) return [];
  return rows
    .filter(({ cells }) => cells.length === columns.length)
    .map(({ cells }) => {
      const referee: Found = {};
      for (const [at, { text, sources }] of cells.entries()) {
        const column = columns[at] ?? 'reach';
        const part = { text: trimmed(text), sources };
        if (column === 'reach') add(referee, part);
        else referee[column] ??= part;
      }
      return { fields: referee };
    });
}

/** Whether a name begins another referee. */
function isNext({ text }: ReadField, line: ReadLine, referee: Found | undefined): boolean {
  if (!isName(text) || /^the\s/i.test(text)) return false;
  if (isAddressedName(text)) return true;
  return referee === undefined || (titleScore(text) <= 0 && !isPartOf(referee, line));
}

/** Names of employers look like those of people: within a referee who is not reached yet, they are what they are. */
const isPartOf = (referee: Found, { gapBefore }: ReadLine): boolean =>
  gapBefore < 0.3 && !referee.email && !referee.phone && !(referee.role && referee.organisation);

/** 'Mr J. van Wyk (Supervisor, Eskom)' */
const BRACKETED = /\s*\(([^()]{4,})\)\s*/gu;
const isSaid = (inner: string): boolean => inner.includes(', ') || titleScore(inner) > 0;

function partsOf({ text, sources }: ReadCell): ReadField[] {
  return text
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .replace(BRACKETED, (whole, inner: string) => (isSaid(inner) ? `, ${inner}, ` : whole))
    .split(/\s*[|•·]\s*|\s+[–—-]\s+|,\s+(?=[\p{Lu}\d+(])/u)
    .map((part) => ({ text: trimmed(part), sources }))
    .filter((part) => part.text !== '');
}

/** Whether a name is printed in a line after another; an address with its number is no name. */
const isBelow = (part: ReadField, above: ReadField): boolean =>
  !/\d/.test(part.text) && Math.min(...part.sources) > Math.max(...above.sources);

function add(referee: Found, part: ReadField): void {
  const [email, phone] = [emailIn(part.text), phoneIn(part.text)];
  if (email) referee.email ??= { ...part, text: email.text };
  if (phone) referee.phone ??= { ...part, text: phone.text };
  if (email || phone) return;
  const text = part.text.replace(LABEL, '');
  const name = titleScore(text) > 0 ? 'role' : 'organisation';
  const known = referee[name];
  const role = referee.role;
  // 'Director, Supply Chain' above the employer: both were the role.
  if (known && role && name === 'organisation' && isBelow(part, known) && !isBelow(known, role)) {
    referee.role = { text: `${role.text}, ${known.text}`, sources: [...role.sources] };
    referee.organisation = { ...part, text };
  } else if (known)
    referee[name] = { text: `${known.text}, ${text}`, sources: [...known.sources, ...part.sources] };
  else referee[name] = { ...part, text };
}
