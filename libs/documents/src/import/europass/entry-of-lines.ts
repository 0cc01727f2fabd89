import type { Field } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS, type EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { leaf, type SourceNode } from '../structured/source-node.ts';

const LABELLED = /^([^:]{1,60}): (.+)$/;

/** The fields of an entry that is written as lines: what leads it, `Label: value` by the labels of the table, and text. */
export function fieldsOfLines(section: EntrySectionName, lines: readonly string[]): SourceNode[] {
  const fields: [string, Field][] = Object.entries(ENTRY_SECTIONS[section].fields);
  const [first = '', ...rest] = lines;
  const values = new Map<string, string[]>([titleOf(fields, first)]);
  const [text] = fields.find(([, { kind }]) => kind === 'lines') ?? ['description'];
  for (const line of rest) {
    const [name, value] = labelledField(fields, line) ?? [text, line];
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].flatMap(([name, said]) => nodeOf(name, said, fields) ?? []);
}

/** One of the choices that lead entries of this section, or what leads them in words of their own. */
function titleOf(fields: readonly [string, Field][], line: string): [string, string[]] {
  const leading = fields.filter(([, field]) => isPlaced(field, 'sheet', 'title'));
  for (const [name, field] of leading) {
    const choice = choiceOf(field, line);
    if (choice !== undefined) return [name, [choice]];
  }
  return [leading.find(([, { kind }]) => kind !== 'choice')?.[0] ?? 'name', [line]];
}

function labelledField(fields: readonly [string, Field][], line: string): [string, string] | undefined {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  const field = fields.find(([, { label: own, shortLabel }]) => own === label || shortLabel === label);
  return field && [field[0], choiceOf(field[1], value) ?? value];
}

/** The choice that a word says. */
const choiceOf = (field: Field, word: string): string | undefined =>
  field.kind === 'choice'
    ? field.choices.find((choice) => (field.input?.words?.[choice] ?? choice) === word)
    : undefined;

function nodeOf(
  key: string,
  said: readonly string[],
  fields: readonly [string, Field][],
): SourceNode | undefined {
  const isList = fields.some(([name, { kind }]) => name === key && kind === 'list');
  if (!isList) return leaf(key, said.join('\n'), false);
  const children = said.flatMap((one, at) => leaf(String(at), one, false) ?? []);
  return { key, kind: 'list', text: '', rest: '', children };
}
