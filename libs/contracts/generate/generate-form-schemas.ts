import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ApiDocument, formSchemaFiles } from './form-schemas.ts';

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

const document = JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as ApiDocument;
mkdirSync(here('generated/form-schemas'), { recursive: true });
for (const [path, source] of Object.entries(formSchemaFiles(document))) {
  writeFileSync(here(`generated/${path}`), source);
}
