import type { Field } from '../resume-table/field.types.ts';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS, SUMMARY_FIELD } from '../resume-table/resume-table.ts';
import { plainText } from './statements.ts';

type Fields = Readonly<Record<string, Field>>;

/** The resume as rules read it: texts without bold, italic and links, everything else as it is. */
export function plainResume<Resume extends object>(resume: Resume): Resume {
  const sections = ENTRY_SECTION_NAMES.flatMap((name): [string, unknown][] => {
    const entries: unknown = Reflect.get(resume, name);
    if (!Array.isArray(entries)) return [];
    return [
      [
        name,
        entries.map((entry: object) => ({ ...entry, ...plainFields(ENTRY_SECTIONS[name].fields, entry) })),
      ],
    ];
  });
  return {
    ...resume,
    ...plainFields({ summary: SUMMARY_FIELD }, resume),
    ...Object.fromEntries(sections),
  };
}

function plainFields(fields: Fields, source: object): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, { kind }]): [string, string][] => {
    const text: unknown = Reflect.get(source, name);
    return kind === 'lines' && typeof text === 'string' ? [[name, plainText(text)]] : [];
  });
  return Object.fromEntries(texts);
}
