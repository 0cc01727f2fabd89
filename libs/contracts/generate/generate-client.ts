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
withoutEventStream();
recordClientInputs();

/** Events are followed with `EventSource`; the generated client for them would be loaded with the first page. */
function withoutEventStream(): void {
  const path = here('client/core/serverSentEvents.gen.ts');
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf('export function createSseClient');
  if (at < 0) throw new Error('The generated client follows events in another way than expected.');
  const none =
    'export const createSseClient = (_: ServerSentEventsOptions): never => {\n' +
    "  throw new Error('Events are followed with EventSource.');\n};\n";
  writeFileSync(path, source.slice(0, at) + none);
}
