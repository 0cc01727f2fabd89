import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import config from '../openapi-ts.config.ts';
import { recordClientInputs } from './client-inputs.ts';
import { splitByOperation } from './split-client.ts';

/** What this step reads of the document. */
interface ApiDocument {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

const document = JSON.parse(readFileSync(here('../contracts/openapi.json'), 'utf8')) as ApiDocument;
process.chdir(import.meta.dirname.concat('/..'));
await createClient(await config);

withoutEventStream();
divide('sdk.gen.ts', 'sdk');
divide('@tanstack/react-query.gen.ts', '@tanstack/react-query');
recordClientInputs();

/** The first page loads the operations it needs, not all there are. */
function divide(module: string, folder: string): void {
  const known = new Set(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId = [] }) => operationId),
  );
  const source = readFileSync(here(`generated/${module}`), 'utf8');
  mkdirSync(here(`generated/${folder}`), { recursive: true });
  for (const [path, text] of Object.entries(splitByOperation(source, known, { module, folder }))) {
    writeFileSync(here(`generated/${path}`), text);
  }
}

/** Events are followed with `EventSource`; the generated client for them would be loaded with the first page. */
function withoutEventStream(): void {
  const path = here('generated/core/serverSentEvents.gen.ts');
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf('export function createSseClient');
  if (at < 0) throw new Error('The generated client follows events in another way than expected.');
  const none =
    'export const createSseClient = (_: ServerSentEventsOptions): never => {\n' +
    "  throw new Error('Events are followed with EventSource.');\n};\n";
  writeFileSync(path, source.slice(0, at) + none);
}
