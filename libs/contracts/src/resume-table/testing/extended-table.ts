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
const PROJECTS = {
  name: 'projects',
  schema: 'ProjectDto',
  label: 'Projects',
  noun: 'Project',
  empty: 'No projects yet.',
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
      enumName: 'ProjectRole',
      default: 'member',
    },
  },
} as const satisfies EntrySection;

/**
 * A copy of the table with a field more in `experience` (`teamSize`), one more about the person (`nationality`) and a
 * section more (`projects`). Tests put it in the place of the table and look at every reader.
 */
export function extendedTable(table: Table): Record<keyof Table, unknown> {
  const sections: Record<string, EntrySection> = {
    ...table.ENTRY_SECTIONS,
    experience: {
      ...table.ENTRY_SECTIONS.experience,
      fields: { ...table.ENTRY_SECTIONS.experience.fields, teamSize: TEAM_SIZE },
    },
    projects: PROJECTS,
  };
  return {
    ...table,
    ENTRY_SECTIONS: sections,
    ENTRY_SECTION_NAMES: Object.keys(sections),
    PERSON_FIELDS: {
      ...table.PERSON_FIELDS,
      nationality: { kind: 'text', label: 'Nationality' },
    },
    RESUME_SECTIONS: [...table.RESUME_SECTIONS, 'projects'],
    SECTION_NAMES: { ...table.SECTION_NAMES, projects: PROJECTS.label },
    isEntrySection: (name: string) => Object.hasOwn(sections, name),
  };
}

const PROJECTS_DOCS: SectionDocs = {
  list: 'Projects.',
  stored: 'Projects.',
  fields: Object.fromEntries(
    Object.entries(PROJECTS.fields).map(([name, { label }]) => [name, [label] as const]),
  ),
};

/** What the API document says of them. */
export function extendedDocs({ ENTRY_SECTION_DOCS, PERSON_DOCS }: Docs): Record<keyof Docs, unknown> {
  const { experience } = ENTRY_SECTION_DOCS;
  return {
    ENTRY_SECTION_DOCS: {
      ...ENTRY_SECTION_DOCS,
      experience: { ...experience, fields: { ...experience.fields, teamSize: ['People led.'] } },
      projects: PROJECTS_DOCS,
    },
    PERSON_DOCS: { ...PERSON_DOCS, nationality: ['Citizen of.'] },
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
    nationality: 'Nigerian',
  },
  experience: [
    { company: 'Kora', position: 'Clerk', startDate: '2021-03', current: true, teamSize: '12 people' },
  ],
  projects: [
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
