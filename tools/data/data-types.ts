import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type DataFile, readJson, schemaFiles } from './data-files.ts';

const NOTE = '// Generated from the JSON Schema by `npm run data`.';
const SOURCES = [
  'libs/*/{src,tools,personas,e2e,test}/**/*.{ts,tsx}',
  'apps/*/{src,test,build}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'tools/check/**/*.ts',
];

/**
 * The TypeScript of the data that modules import, by path. A schema gives its types (`skills.schema.ts`), a file a
 * declaration (`skills.d.json.ts`), which compilers take instead of reading the rows.
 */
export async function dataTypes(root: string, files: readonly DataFile[]): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  const imported = importedFiles(root);
  const schemas = new Set(schemaFiles(root).filter((schema) => imported.has(typesPath(schema))));
  for (const { path, schema } of files) {
    if (!schema || !imported.has(path)) continue;
    schemas.add(schema);
    types.set(path.replace(/\.json$/, '.d.json.ts'), declarationOf(path, schema));
  }
  for (const schema of schemas) types.set(typesPath(schema), await typesOf(root, schema));
  return types;
}

const typesPath = (schema: string): string => schema.replace(/\.json$/, '.ts');

/** `occupations.schema.json` describes `Occupations`. */
const typeName = (schema: string): string =>
  basename(schema, '.schema.json')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

async function typesOf(root: string, path: string): Promise<string> {
  const { title, ...schema } = readJson(root, path) as JSONSchema;
  const source = await compile(
    { ...schema, title: typeName(path), description: schema.description ?? title ?? '' },
    typeName(path),
    {
      additionalProperties: false,
      bannerComment: NOTE,
      cwd: dirname(join(root, path)),
      maxItems: 4,
      style: { singleQuote: true, printWidth: 110 },
    },
  );
  return source.replaceAll(/^ +\* This (?:interface|type) was referenced by[\s\S]*?(?=\n +\*\/)/gm, ' *');
}

function declarationOf(path: string, schema: string): string {
  const types = relative(dirname(path), typesPath(schema));
  const name = typeName(schema);
  const from = types.startsWith('.') ? types : `./${types}`;
  return `${NOTE}\nimport type { ${name} } from '${from}';\n\ndeclare const data: ${name};\nexport = data;\n`;
}

/** Paths of the JSON files, and of types of schemas, that modules import. */
function importedFiles(root: string): Set<string> {
  const imported = new Set<string>();
  for (const module of globSync(SOURCES, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.d.json.ts'],
  })) {
    for (const [, path = ''] of readFileSync(join(root, module), 'utf8').matchAll(
      /from '(\.[^']+\.(?:json|schema\.ts))'/g,
    ))
      imported.add(join(dirname(module), path));
  }
  return imported;
}
