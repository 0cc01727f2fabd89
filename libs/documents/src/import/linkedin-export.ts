import type { EntrySectionName } from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import Papa from 'papaparse';
import type { StructuredResume } from '../json-resume-import.ts';
import { present } from '../present-fields.ts';
import { ImportRefused } from './import-refused.ts';
import { linkedInTable } from './linkedin-tables.ts';
import { leftOverLines } from './structured/left-over.ts';
import { ownHeadings, ownSectionsOf } from './structured/own-sections.ts';
import { readPerson } from './structured/read-person.ts';
import {
  readAwards,
  readCertificates,
  readJobs,
  readLanguages,
  readSkills,
  readStudies,
} from './structured/read-sections.ts';
import {
  find,
  plainKey,
  type SourceNode,
  sourceNode,
  take,
  takeLines,
  takeText,
} from './structured/source-node.ts';
import { furtherSections } from './structured/table-fields.ts';

type Row = Record<string, string>;

/** The tables that fill sections of the table of fields which have no special reader. */
const FURTHER: Readonly<Partial<Record<EntrySectionName, string>>> = {
  projects: 'Projects',
  volunteering: 'Volunteering',
  publications: 'Publications',
  training: 'Courses',
  memberships: 'Organizations',
};
/** Tables that become sections of one's own. */
const OWN = ['Patents', 'Test Scores'];

const rowsOf = (bytes: Uint8Array): Row[] =>
  Papa.parse<Row>(new TextDecoder().decode(bytes).replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  }).data;

/** The resume in the tables of a LinkedIn data export. */
export function fromLinkedIn(files: ReadonlyMap<string, Uint8Array>): StructuredResume {
  const tables = Object.fromEntries(
    [...files].flatMap(([path, bytes]) => {
      const table = linkedInTable(path);
      return table === undefined ? [] : [[table, rowsOf(bytes)] as const];
    }),
  );
  const root = sourceNode(tables, false);
  const rows = (table: string): SourceNode[] => find(root, plainKey(table))?.children ?? [];
  const [profile] = rows('Profile');
  if (!profile && rows('Positions').length === 0) throw new ImportRefused('not-resume');
  const person = profile ?? root;
  openPerson(person, rows('Email Addresses'), rows('Phone Numbers'));
  const own = ownSectionsOf(OWN.map((heading) => ({ heading, entries: rows(heading) })));
  const resume = {
    ...present({
      summary: takeLines(person, ['summary'], LIMITS.summaryMax),
      industry: takeText(person, ['industry']),
    }),
    ...ownHeadings(own),
    ...furtherSections({
      listOf: (section) =>
        own.find((one) => one.section === section)?.list.entries ?? rows(FURTHER[section] ?? ''),
      isOpenCurrent: true,
    }),
    personalInfo: readPerson([person]),
    experience: readJobs(rows('Positions'), true),
    education: readStudies(rows('Education')),
    skills: readSkills(find(root, 'skills')),
    certifications: readCertificates(rows('Certifications')),
    achievements: readAwards(rows('Honors')),
    languages: readLanguages(rows('Languages')),
  };
  return { resume, leftOut: leftOverLines(root) };
}

/** Brings contacts from their own tables to the profile, under the names that other files use. */
function openPerson(person: SourceNode, emails: readonly SourceNode[], phones: readonly SourceNode[]): void {
  const primary = emails.find((row) => /^yes$/i.test(find(row, 'primary')?.text ?? '')) ?? emails[0];
  for (const row of emails) for (const name of ['confirmed', 'primary', 'updatedon']) take(find(row, name));
  for (const row of phones) take(find(row, 'type'));
  share(person, 'email', find(primary, 'emailaddress'));
  share(person, 'phone', find(phones[0], 'number'));
  share(person, 'location', find(person, 'geolocation', 'address'));
  openWebsites(person, find(person, 'websites'));
}

/** The same value under another name: what one of them takes, both have. */
function share(person: SourceNode, key: string, value: SourceNode | undefined): void {
  if (!value) return;
  person.children = person.children.filter((child) => child !== value);
  value.key = key;
  person.children.unshift(value);
}

/** `[PERSONAL:https://ada.example,OTHER:https://github.com/ada]`. */
function openWebsites(person: SourceNode, websites: SourceNode | undefined): void {
  if (!websites) return;
  const sites = websites.text.replace(/^\[|\]$/g, '').split(',');
  person.children = person.children.filter((child) => child !== websites);
  const links = sites.map((site) => {
    const [, label = '', url = ''] = /^(?:([A-Z_]+):)?(.*)$/.exec(site.trim()) ?? [];
    return { label: label === '' || label === 'OTHER' ? 'website' : label.toLowerCase(), url };
  });
  const node = sourceNode({ links }, false);
  person.children.push(...node.children);
}
