import { readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import config from '../openapi-ts.config.ts';
import { type ApiDocument, formSchemasSource } from './form-schemas.ts';

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

process.chdir(import.meta.dirname.concat('/..'));
await createClient(await config);

const document = JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as ApiDocument;
writeFileSync(here('client/form-schemas.gen.ts'), formSchemasSource(document));
