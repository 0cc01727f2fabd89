import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..');
const INPUTS = [
  '../contracts/openapi.json',
  '../contracts/generate/*.ts',
  'openapi-ts.config.ts',
  'generate/*.ts',
];
/** In the client's own folder, so that it comes and goes with it. */
const RECORD = resolve(PROJECT, 'generated/.generated-from');

/** Notes in the client what it and the form schemas, which come before it, were generated from. */
export const recordClientInputs = (): void => writeFileSync(RECORD, clientInputs());

/** Whether there is a client, generated from what is here now. */
export function isClientCurrent(): boolean {
  try {
    return readFileSync(RECORD, 'utf8') === clientInputs();
  } catch {
    return false;
  }
}

function clientInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { cwd: PROJECT }).sort())
    hash.update(`${file}\0`).update(readFileSync(resolve(PROJECT, file)));
  return hash.digest('hex');
}
