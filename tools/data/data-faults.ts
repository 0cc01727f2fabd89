import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { dataFiles, readJson } from './data-files.ts';
import { dataTypes } from './data-types.ts';
import { printData } from './print-data.ts';

/** What is wrong with the data files, a line each: no schema, a row that breaks it, another layout, stale types. */
export async function dataFaults(root: string): Promise<string[]> {
  const files = dataFiles(root);
  const isValid = validators(root);
  const faults = files.flatMap(({ path, schema }) =>
    schema ? isValid(schema, path) : [`${path} has no JSON Schema`],
  );
  const sourced = new Map(
    [...new Set(files.map(({ schema }) => schema))].map((one) => [one, saysSource(root, one)]),
  );
  for (const { path, schema } of files) {
    const data = readJson(root, path);
    if (schema && !sourced.get(schema) && !/"sources?":/.test(JSON.stringify(data)))
      faults.push(`${path} names no source, in its rows or in the $comment of its schema`);
    if (readFileSync(join(root, path), 'utf8') !== printData(data)) faults.push(`${path}: run npm run data`);
  }
  const types = await dataTypes(root, files);
  for (const [path, source] of types) {
    if (!existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== source)
      faults.push(`${path}: run npm run data`);
  }
  return [...faults, ...strayTypes(root, types).map((path) => `${path}: its data is gone, remove it`)];
}

/** Whether a schema says where the data of its files are from. */
function saysSource(root: string, schema: string | undefined): boolean {
  const { $comment = '' } = schema ? (readJson(root, schema) as { $comment?: string }) : {};
  return /^Source: ./.test($comment);
}

/** Generated files that nothing generates now. */
export const strayTypes = (root: string, types: ReadonlyMap<string, string>): string[] =>
  globSync(['{libs,apps}/*/*/**/*.{schema,d.json}.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).filter((path) => !types.has(path));

/** Faults of a file by its schema, each schema compiled once. Rows are named, never shown: some are held back. */
function validators(root: string): (schema: string, path: string) => string[] {
  const compiled = new Map<string, ReturnType<Ajv['compile']>>();
  return (schema, path) => {
    let validate = compiled.get(schema);
    if (!validate) {
      const source = readJson(root, schema) as { $schema?: string };
      const Draft = source.$schema?.includes('2020-12') ? Ajv2020 : Ajv;
      validate = new Draft({
        allErrors: true,
        allowUnionTypes: true,
        strictRequired: false,
        logger: false,
      }).compile(source);
      compiled.set(schema, validate);
    }
    if (validate(readJson(root, path))) return [];
    return (validate.errors ?? [])
      .slice(0, 5)
      .map((error: ErrorObject) => `${path}${error.instancePath} ${error.message}`);
  };
}
