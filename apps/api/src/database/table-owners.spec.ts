import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = resolve(import.meta.dirname, '..');

/** Statements of one folder that name a table of another, each for a reason. */
const BORROWED: readonly string[] = [
  // The store of sessions writes the table itself; who is signed in where, and ending it, is identity's.
  'http/sessions names session',
  // One statement starts the session and checks that the credentials have not changed.
  'http/sessions names user',
  // A mail about an account is written only while the account is there.
  'mail names user',
];

/** The folder that a file's tables belong to: a feature, or a technology. */
const folderOf = (file: string): string =>
  /^(?:modules\/[^/]+|http\/sessions|[^/]+)/.exec(file)?.[0] ?? dirname(file);

/** Migrations, with what they move in batches and drop later, change every table. */
const files = globSync('**/*.ts', { cwd: SRC }).filter(
  (file) => !/\.spec\.ts$|\/migrations\/|^database\/(?:batched-moves|retired)\.ts$/.test(file),
);
const textOf = (file: string): string => readFileSync(resolve(SRC, file), 'utf8');

const owners = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/tableName: '(\w+)'/g)].map(([, table]) => [table ?? '', folderOf(file)]),
    ),
);

/** Tables that the SQL of a file names. */
function namedIn(text: string): string[] {
  const words = /\b(?:from|join|into|update|table)\s+"?([a-z_]+)"?(?=[\s,;)`'"])/gi;
  return [...new Set([...text.matchAll(words)].map(([, name]) => (name ?? '').toLowerCase()))].filter(
    (name) => owners.has(name),
  );
}

/** Comments and imports speak English: "from session" is not a statement there. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');

const found = new Set(
  files.flatMap((file) =>
    namedIn(withoutComments(textOf(file)))
      .filter((table) => owners.get(table) !== folderOf(file))
      .map((table) => `${folderOf(file)} names ${table}`),
  ),
);

describe('the SQL of a folder', () => {
  it('is found at all', () => {
    expect(owners.size).toBeGreaterThan(20);
    expect(
      namedIn('select 1 from "job_application" j join resume on true; update cover_letter set x = 1'),
    ).toEqual(['job_application', 'resume', 'cover_letter']);
  });

  it('names tables of that folder alone', () => {
    expect([...found].sort()).toEqual([...BORROWED].sort());
  });

  it('goes over the one way to the database', () => {
    const past = files.filter(
      (file) =>
        /^(?:modules|mail|ai)\//.test(file) &&
        /private readonly \w+: (?:EntityManager|PgPool|PipelinedReads)/.test(textOf(file)),
    );
    expect(past.sort()).toEqual(
      [
        // The limiter is a library with its own SQL.
        'modules/identity/account/account-limits.service.ts',
        // A command of the operator, outside of the application.
        'modules/ai-jobs/ai-jobs.overview.ts',
        // Asks for names of tables, not for rows.
        'modules/identity/account/owned-tables.ts',
      ].sort(),
    );
  });
});
