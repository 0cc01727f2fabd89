import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inRoot, ROOT } from '../paths.ts';

/** Everything the built product is made from. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  ...['contracts', 'client', 'career', 'templates', 'documents'].flatMap((lib) => [
    `libs/${lib}/src`,
    `libs/${lib}/package.json`,
    `libs/${lib}/tsconfig.json`,
  ]),
  'libs/contracts/openapi.json',
  'libs/contracts/generate',
  'libs/client/openapi-ts.config.ts',
  'libs/client/generate',
  'apps/api/src',
  'apps/api/package.json',
  'apps/api/tsconfig.json',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/service-worker',
  'apps/web/tsconfig.json',
];

const IS_TEST = /\.(spec|api-spec)\.tsx?$/;

function* filesUnder(path: string): Generator<string> {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') yield path;
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = resolve(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (!IS_TEST.test(entry.name)) yield child;
  }
}

const readEntries = (path: string) => readdirSync(path, { withFileTypes: true });

/** One word for the state of all sources and of what else shapes the build. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(`${process.versions.node.split('.')[0]} ${process.env.API_HOST ?? ''}\n`);
  for (const source of SOURCES) {
    for (const file of filesUnder(inRoot(source))) {
      hash
        .update(`${file.slice(ROOT.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
