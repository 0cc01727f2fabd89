import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Paths are relative to the root of the checkout. */
export interface DataFile {
  path: string;
  /** Undefined: none was found, which the check refuses. */
  schema: string | undefined;
}

const FOLDERS = [
  'libs/*/src',
  'libs/*/tools',
  'libs/*/personas',
  'libs/*/e2e',
  'apps/*/src',
  'apps/*/build',
  'tools/check',
];
/** Settings of tools, documents that have their own check, and files as other products write them. */
const NO_DATA =
  /(?:^|\/)(?:node_modules|dist|dialects|migrations|themes)\/|(?:^|\/)(?:package|package-lock|tsconfig[^/]*|project)\.json$/;
const SCHEMA = /\.schema\.json$/;

const jsonFiles = (root: string): string[] =>
  globSync(
    FOLDERS.map((folder) => `${folder}/**/*.json`),
    { cwd: root },
  )
    .filter((path) => !NO_DATA.test(path))
    .sort();

export const dataFiles = (root: string): DataFile[] =>
  jsonFiles(root)
    .filter((path) => !SCHEMA.test(path))
    .map((path) => ({ path, schema: schemaOf(root, path) }));

export const schemaFiles = (root: string): string[] => jsonFiles(root).filter((path) => SCHEMA.test(path));

export const readJson = (root: string, path: string): unknown =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * The schema that a file names; else the one with its name beside it; else the one with the name of its folder, which is
 * in that folder or beside it. Folders above count too, as long as they belong to the same data.
 */
function schemaOf(root: string, path: string): string | undefined {
  const named = (readJson(root, path) as { $schema?: unknown }).$schema;
  if (typeof named === 'string' && !named.includes('://')) return join(dirname(path), named);
  const folders = [dirname(path), dirname(dirname(path))];
  return [
    path.replace(/\.json$/, '.schema.json'),
    ...folders.flatMap((folder) => [
      join(folder, `${basename(folder)}.schema.json`),
      `${folder}.schema.json`,
    ]),
  ].find((schema) => existsSync(join(root, schema)));
}
