import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import config from '../openapi-ts.config.ts';
import { recordClientInputs } from './client-inputs.ts';
import { type ApiDocument, formSchemaFiles } from './form-schemas.ts';

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

process.chdir(import.meta.dirname.concat('/..'));
await createClient(await config);

const document = JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as ApiDocument;
mkdirSync(here('client/form-schemas'), { recursive: true });
for (const [path, source] of Object.entries(formSchemaFiles(document))) {
  writeFileSync(here(`client/${path}`), source);
}
recordClientInputs();
