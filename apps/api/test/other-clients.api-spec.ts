import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { PRINTED_BY_PROGRAM, programVariables } from './support/client-program.ts';
import { TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Stricter than what most programs are compiled with. */
const COMPILER_OPTIONS = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const run = promisify(execFile);
/** In the folder, since the generator would judge the document by the rules of this checkout. */
const node = (cwd: string, args: readonly string[], environment: Record<string, string> = {}) =>
  run(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...environment } });

describe('openapi-fetch, with the types of openapi-typescript', () => {
  let api: TestApp;
  let worker: INestApplicationContext;
  let folder: string;
  beforeAll(async () => {
    api = await TestApp.start();
    worker = await startWorker();
    // Within the checkout, where the packages are found.
    mkdirSync(join(ROOT, '.test'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.test/openapi-fetch-'));
  });
  afterAll(async () => {
    await worker?.close();
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('compiles, and drives the API from a resume to a list in pages', async () => {
    const [document, schema, program] = ['openapi.json', 'schema.ts', 'program.ts'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    const { text } = await api.http.get('/api/openapi.json').expect(200);
    writeFileSync(document, text);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    const project = { compilerOptions: COMPILER_OPTIONS, files: ['program.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    copyFileSync(join(import.meta.dirname, 'generated-clients/openapi-fetch-program.ts'), program);
    const generator = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');
    await node(folder, [generator, document, '--output', schema, '--default-non-nullable=false']);

    const compiler = join(ROOT, 'node_modules/ts7/bin/tsc');
    const compiled = await node(folder, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');

    const { stdout } = await node(folder, [program], await programVariables(api));
    expect(JSON.parse(stdout)).toEqual(PRINTED_BY_PROGRAM);
  });
});
