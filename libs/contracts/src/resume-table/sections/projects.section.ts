import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';
import { PERIOD, PERIOD_DOCS } from './period.ts';

/** Projects at work, in studies and one's own. */
export const PROJECTS = {
  name: 'projects',
  schema: 'ProjectDto',
  label: 'Projects',
  noun: 'Project',
  empty: 'No projects yet.',
  step: 'details',
  further: true,
  follows: 'experience',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'activity',
  json: 'projects',
  jsonCurrent: 'currentProjects',
  fields: {
    name: {
      kind: 'text',
      label: 'Project name',
      shortLabel: 'Name',
      required: true,
      input: { placeholder: 'e.g. Solar dryer for cassava' },
      sheet: 'title',
      json: 'name',
    },
    role: {
      kind: 'text',
      label: 'Your role',
      input: { placeholder: 'e.g. Team lead' },
      sheet: 'detail',
      json: 'roles',
      jsonList: true,
    },
    organisation: {
      kind: 'text',
      label: 'For whom',
      input: { placeholder: 'e.g. University of Lagos, or a client' },
      sheet: { in: 'detail', glue: ', ' },
      json: 'entity',
    },
    url: {
      kind: 'web-link',
      label: 'Link',
      input: { placeholder: 'e.g. github.com/your-name/project' },
      json: 'url',
    },
    ...PERIOD,
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'One statement on each line.', hints: 'description' },
      sheet: 'body',
      json: 'highlights',
      jsonList: true,
    },
    tools: {
      kind: 'list',
      label: 'Tools and methods',
      max: LIMITS.listLinesMax,
      input: { rows: 2, hint: 'One on each line.' },
      json: 'keywords',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const PROJECTS_DOCS = {
  list: 'Projects.',
  stored: 'Projects.',
  fields: {
    name: ['What the project is called.', 'Solar dryer for cassava'],
    role: ['Part the person had in it.', 'Team lead'],
    organisation: ['Employer, school or client it was for.', 'University of Lagos'],
    url: ['Where it can be seen.', 'github.com/adebayo/dryer'],
    ...PERIOD_DOCS,
    description: ['What was done and achieved, one statement a line.', 'Dried 40 tonnes in one season.'],
    tools: ['Tools and methods used, one each.', 'AutoCAD'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
