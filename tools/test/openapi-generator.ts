import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../paths.ts';

/** The last release whose package holds the generator itself; later ones load it from another registry. */
const PACKAGE = '@openapitools/openapi-generator-cli';
const VERSION = '1.0.18-4.3.1';
const INTEGRITY = 't5OFeIfbD5bUQH3/5xoCHr96ay9nIKPgtlkN9YrX7Ce4q8NdSUU/bl83MJjzU8qcdDiwZtuUgqTM2Y4FLOi9CA==';
/** Not a dependency: 21 MB for one test, which no other install should load. */
const FOLDER = inRoot('node_modules/.cache/openapi-generator', VERSION);
const JAR = join(FOLDER, 'package/bin/openapi-generator.jar');

const run = promisify(execFile);

/** @returns the path of the generator's program, loaded by npm when it is not here yet. */
export async function openApiGenerator(): Promise<string> {
  if (existsSync(JAR)) return JAR;
  mkdirSync(FOLDER, { recursive: true });
  const { stdout } = await run(
    'npm',
    ['pack', `${PACKAGE}@${VERSION}`, '--json', '--pack-destination', FOLDER],
    {
      cwd: inRoot(),
    },
  );
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const archive = join(FOLDER, filename);
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== INTEGRITY)
    throw new Error(`${PACKAGE} ${VERSION} is another file than expected: sha512 ${found}`);
  await run('tar', ['-xzf', archive, '-C', FOLDER]);
  rmSync(archive);
  return JAR;
}
