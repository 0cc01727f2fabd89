import type { Field } from '../resume-table/field.types.ts';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS, SUMMARY_FIELD } from '../resume-table/resume-table.ts';

type Fields = Readonly<Record<string, Field>>;

const SUMMARY: Fields = { summary: SUMMARY_FIELD };

/** The resume with each text of several lines changed; what does not change keeps its identity. */
export function mapTexts<Resume extends object>(resume: Resume, change: (text: string) => string): Resume {
  const sections = ENTRY_SECTION_NAMES.map((name): [string, unknown] => {
    const entries: unknown = Reflect.get(resume, name);
    if (!Array.isArray(entries)) return [name, entries];
    const mapped = entries.map((entry: object) => mapFields(ENTRY_SECTIONS[name].fields, entry, change));
    return [name, mapped.some((entry, index) => entry !== entries[index]) ? mapped : entries];
  }).filter(([name, entries]) => entries !== Reflect.get(resume, name));
  const whole = mapFields(SUMMARY, resume, change);
  return sections.length === 0 ? whole : { ...whole, ...Object.fromEntries(sections) };
}

function mapFields<Source extends object>(
  fields: Fields,
  source: Source,
  change: (text: string) => string,
): Source {
  const texts = linesIn(fields).flatMap((name): [string, string][] => {
    const text: unknown = Reflect.get(source, name);
    if (typeof text !== 'string') return [];
    const changed = change(text);
    return changed === text ? [] : [[name, changed]];
  });
  return texts.length === 0 ? source : { ...source, ...Object.fromEntries(texts) };
}

const known = new WeakMap<Fields, string[]>();

/** Names of the texts of several lines, looked up once for each table. */
function linesIn(fields: Fields): string[] {
  const names =
    known.get(fields) ?? Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'lines' ? name : []));
  known.set(fields, names);
  return names;
}
