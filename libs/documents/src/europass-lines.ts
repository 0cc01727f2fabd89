import type { Field } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import { clean, statementsOf } from '@career/contracts/resume-table/resume-outline';
import type { EntrySection } from '@career/contracts/resume-table/section.types';

/** An entry as lines for a format without fields of its own: what leads it, `Label: value` for the rest, and its text. */
export function entryLines({ fields }: EntrySection, entry: object): string[] {
  const valueAt = (name: string): unknown => Reflect.get(entry, name);
  const all: [string, Field][] = Object.entries(fields);
  const leading = all
    .filter(([, field]) => isPlaced(field, 'sheet', 'title'))
    .toReversed()
    .find(([name, field]) => texts(field, valueAt(name)).length > 0);
  if (!leading) return [];
  const labelled = all
    .filter(
      ([name, field]) =>
        name !== leading[0] &&
        field.kind !== 'lines' &&
        field.kind !== 'flag' &&
        !isPlaced(field, 'sheet', 'none'),
    )
    .flatMap(([name, field]) => texts(field, valueAt(name)).map((text) => `${field.label}: ${text}`));
  const goesOn = valueAt('current') === true && fields.endDate ? [`${fields.endDate.label}: Present`] : [];
  const prose = all
    .filter(([, { kind }]) => kind === 'lines')
    .flatMap(([name]) => statementsOf(textOf(valueAt(name))));
  return [...texts(leading[1], valueAt(leading[0])), ...labelled, ...goesOn, ...prose];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value as words: one line, or one for each of a list. */
function texts(field: Field, value: unknown): string[] {
  const said = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  const words = field.kind === 'choice' ? (field.input?.words ?? {}) : {};
  return said.map((one) => clean(words[one] ?? one)).filter(Boolean);
}
