import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume } from '../json-resume-import.ts';
import { present } from '../present-fields.ts';
import { parseCsv } from './csv.ts';
import { ImportRefused } from './import-refused.ts';
import { proficiencyOf } from './split/fields/levels.ts';
import { writtenDate } from './written-date.ts';

type Row = Record<string, string>;

/** The files of an export that a resume is made of; they may stand in a folder. */
const TABLES = [
  'profile',
  'positions',
  'education',
  'skills',
  'languages',
  'certifications',
  'honors',
  'email addresses',
  'phonenumbers',
] as const;
type TableName = (typeof TABLES)[number];

/** Name of the table that a file of an export holds. */
export function linkedInTable(path: string): TableName | undefined {
  const file = path.split('/').at(-1)?.toLowerCase() ?? '';
  const name = file === 'phone numbers.csv' ? 'phonenumbers.csv' : file;
  return TABLES.find((table) => `${table}.csv` === name);
}

const month = (text: string | undefined): string => writtenDate(text ?? '');

/** The resume in the tables of a LinkedIn data export. */
export function fromLinkedIn(files: ReadonlyMap<string, Uint8Array>): ImportedResume {
  const tables = new Map<TableName, Row[]>();
  for (const [path, bytes] of files) {
    const table = linkedInTable(path);
    if (table) tables.set(table, parseCsv(new TextDecoder().decode(bytes)));
  }
  const rows = (table: TableName): Row[] => (tables.get(table) ?? []).slice(0, LIMITS.entriesMax);
  const [profile] = rows('profile');
  if (!profile && rows('positions').length === 0) throw new ImportRefused('not-resume');
  const emails = rows('email addresses');
  const email = emails.find((row) => row.primary?.toLowerCase() === 'yes') ?? emails[0];
  const websites = profile?.websites ?? '';
  return {
    ...present({ summary: profile?.summary, industry: profile?.industry }),
    personalInfo: {
      firstName: profile?.['first name'] ?? '',
      lastName: profile?.['last name'] ?? '',
      email: email?.['email address'] ?? '',
      ...present({
        phone: rows('phonenumbers')[0]?.number,
        location: profile?.['geo location'] || profile?.address,
        professionalTagline: profile?.headline,
        website: /https?:\/\/[^\s,\]]+/.exec(websites)?.[0],
      }),
    },
    experience: rows('positions').map((row) => ({
      company: row['company name'] ?? '',
      position: row.title ?? '',
      startDate: month(row['started on']),
      current: !row['finished on'],
      ...present({
        endDate: month(row['finished on']),
        location: row.location,
        description: row.description,
      }),
    })),
    education: rows('education').map((row) => ({
      institution: row['school name'] ?? '',
      degree: row['degree name'] ?? '',
      startDate: month(row['start date']),
      current: false,
      ...present({ endDate: month(row['end date']), fieldOfStudy: row['field of study'] }),
    })),
    skills: (tables.get('skills') ?? [])
      .map((row) => ({ name: row.name ?? '', level: SAVED_SKILL_LEVEL }))
      .filter(({ name }) => name !== '')
      .slice(0, LIMITS.skillsMax),
    certifications: rows('certifications').map((row) => ({
      name: row.name ?? '',
      issuer: row.authority ?? '',
      ...present({
        date: month(row['started on']),
        expiryDate: month(row['finished on']),
        credentialId: row['license number'],
      }),
    })),
    achievements: rows('honors').map((row) => ({
      title: row.title ?? '',
      ...present({ date: month(row['issued on']), description: row.description }),
    })),
    languages: rows('languages').map((row) => ({
      language: row.name ?? '',
      proficiency: proficiencyOf(row.proficiency ?? ''),
    })),
  };
}
