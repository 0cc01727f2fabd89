import type { EntrySection, SectionDocs } from '../section.types.ts';

type Table = typeof import('../resume-table.ts');
type Docs = typeof import('../resume-docs.ts');

const TEAM_SIZE = {
  kind: 'text',
  label: 'Team size',
  required: true,
  input: { placeholder: 'e.g. 12 people' },
} as const;

/** One more section, with nothing in it that any screen or file knows. */
const PATENTS = {
  name: 'patents',
  schema: 'PatentDto',
  label: 'Patents',
  noun: 'Patent',
  empty: 'No patents yet.',
  step: 'details',
  layout: 'entries',
  fields: {
    name: { kind: 'text', label: 'Name', required: true, sheet: 'title' },
    finished: { kind: 'month-or-year', label: 'Finished', sheet: 'period' },
    summary: { kind: 'lines', label: 'Summary', max: 1_000, sheet: 'body' },
    tools: { kind: 'list', label: 'Tools', max: 20 },
    paid: { kind: 'flag', label: 'Paid' },
    role: {
      kind: 'choice',
      label: 'Role',
      choices: ['lead', 'member'],
      enumName: 'PatentRole',
      default: 'member',
    },
  },
} as const satisfies EntrySection;

/**
 * A copy of the table with a field more in `experience` (`teamSize`), one more about the person
 * (`bloodGroup`) and a section more (`patents`). Tests put it in place of the table and look at every reader.
 */
export function extendedTable(table: Table): Record<keyof Table, unknown> {
  const sections: Record<string, EntrySection> = {
    ...table.ENTRY_SECTIONS,
    experience: {
      ...table.ENTRY_SECTIONS.experience,
      fields: { ...table.ENTRY_SECTIONS.experience.fields, teamSize: TEAM_SIZE },
    },
    patents: PATENTS,
  };
  return {
    ...table,
    ENTRY_SECTIONS: sections,
    ENTRY_SECTION_NAMES: Object.keys(sections),
    PERSON_FIELDS: {
      ...table.PERSON_FIELDS,
      bloodGroup: { kind: 'text', label: 'Blood group' },
    },
    RESUME_SECTIONS: [...table.RESUME_SECTIONS, 'patents'],
    SECTION_NAMES: { ...table.SECTION_NAMES, patents: PATENTS.label },
    isEntrySection: (name: string) => Object.hasOwn(sections, name),
  };
}

const PATENTS_DOCS: SectionDocs = {
  list: 'Patents.',
  stored: 'Patents.',
  fields: Object.fromEntries(
    Object.entries(PATENTS.fields).map(([name, { label }]) => [name, [label] as const]),
  ),
};

/** What the API document says of them. */
export function extendedDocs({ ENTRY_SECTION_DOCS, PERSON_DOCS }: Docs): Record<keyof Docs, unknown> {
  const { experience } = ENTRY_SECTION_DOCS;
  return {
    ENTRY_SECTION_DOCS: {
      ...ENTRY_SECTION_DOCS,
      experience: { ...experience, fields: { ...experience.fields, teamSize: ['People led.'] } },
      patents: PATENTS_DOCS,
    },
    PERSON_DOCS: { ...PERSON_DOCS, bloodGroup: ['Blood group.'] },
  };
}

/** A resume that says something in each of them. */
export const EXTENDED_RESUME = {
  title: 'Clerk',
  industry: 'Food',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    bloodGroup: 'O positive',
  },
  experience: [
    { company: 'Kora', position: 'Clerk', startDate: '2021-03', current: true, teamSize: '12 people' },
  ],
  patents: [
    {
      name: 'Solar dryer',
      finished: '2023-05',
      summary: 'Dried 40 tonnes of cassava',
      tools: ['AutoCAD', 'Excel'],
      paid: true,
      role: 'lead',
    },
  ],
};
