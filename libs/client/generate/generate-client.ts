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

withLightClient();
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

/** The generated calls go through our own light client; what is left of the generated one are its types. */
function withLightClient(): void {
  writeFileSync(
    here('generated/client/client.gen.ts'),
    "// Written by generate-client.ts.\nexport { createClient } from '../../src/light-client.ts';\n",
  );
  const path = here('generated/client.gen.ts');
  const source = readFileSync(path, 'utf8');
  const made = source
    .replace('createClient, createConfig }', 'createClient }')
    .replace(/createConfig<\w+>\((\{.*?\})\)/, '$1');
  if (made === source || made.includes('createConfig'))
    throw new Error('The generated client is made in another way than expected.');
  writeFileSync(path, made);
}
