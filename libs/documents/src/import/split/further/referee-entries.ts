import { emailIn, phoneIn } from '../contact/addresses.ts';
import { isName } from '../contact/names.ts';
import { trimmed } from '../entries/pieces.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import type { FurtherEntry } from './further-entry.types.ts';

/** Used in place of referees. */
const ON_REQUEST = /\b(?:on|upon) (?:request|demand)\b|sur demande|auf (?:anfrage|wunsch)|a pedido/i;
const LABEL = /^(?:tel|telephone|phone|mobile|gsm|e-?mail|tél|telefon|telefone)\.?\s*[:.]\s*/i;

type Found = Record<string, ReadField | undefined>;

/** Reads referees: a name, and what is printed below it. Columns side by side are read one by one. */
export function refereeEntries(lines: readonly ReadLine[]): FurtherEntry[] {
  const open = new Map<number, Found>();
  const found: Found[] = [];
  const parts = lines
    .filter(({ text }) => !ON_REQUEST.test(text))
    .flatMap((line) =>
      line.cells.flatMap((cell, column) => partsOf(cell).map((part) => ({ line, column, part }))),
    );
  for (const { line, column, part } of parts) {
    const referee = open.get(column);
    if (isNext(part, line, referee)) {
      const next = { name: part };
      open.set(column, next);
      found.push(next);
    } else if (referee) add(referee, part);
  }
  return found.map((fields) => ({ fields }));
}

/** Whether a name begins another referee. */
function isNext({ text }: ReadField, line: ReadLine, referee: Found | undefined): boolean {
  if (!isName(text)) return false;
  return referee === undefined || (titleScore(text) <= 0 && !isPartOf(referee, line));
}

/** Names of employers look like those of people: within a referee who is not reached yet, they are what they are. */
const isPartOf = (referee: Found, { gapBefore }: ReadLine): boolean =>
  gapBefore < 0.3 && !referee.email && !referee.phone && !(referee.role && referee.organisation);

function partsOf({ text, sources }: ReadCell): ReadField[] {
  return text
    .split(/\s*[|•·]\s*|,\s+(?=[\p{Lu}\d+(])/u)
    .map((part) => ({ text: trimmed(part), sources }))
    .filter((part) => part.text !== '');
}

function add(referee: Found, part: ReadField): void {
  const [email, phone] = [emailIn(part.text), phoneIn(part.text)];
  if (email) referee.email ??= { ...part, text: email.text };
  if (phone) referee.phone ??= { ...part, text: phone.text };
  if (email || phone) return;
  const text = part.text.replace(LABEL, '');
  const name = titleScore(text) > 0 ? 'role' : 'organisation';
  const known = referee[name];
  if (known) referee[name] = { text: `${known.text}, ${text}`, sources: [...known.sources, ...part.sources] };
  else referee[name] = { ...part, text };
}
