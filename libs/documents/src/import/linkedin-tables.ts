import { plainKey } from './structured/source-node.ts';

/** The files of an export that say something about a career, by the names of their sections; others are not opened. */
const TABLES = new Map(
  [
    'Profile',
    'Positions',
    'Education',
    'Skills',
    'Languages',
    'Certifications',
    'Honors',
    'Projects',
    'Volunteering',
    'Publications',
    'Courses',
    'Patents',
    'Organizations',
    'Test Scores',
    'Email Addresses',
    'Phone Numbers',
  ].map((name) => [plainKey(name), name] as const),
);

/** Name of the table that a file of an export holds; the files may be in a folder. */
export function linkedInTable(path: string): string | undefined {
  const [, file] = /([^/]+)\.csv$/i.exec(path) ?? [];
  return file === undefined ? undefined : TABLES.get(plainKey(file));
}
