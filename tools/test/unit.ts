// The `test` target of most projects: `nx test web-resumes` runs the unit tests below the project's folder, without
// those of projects within it. Patterns and options reach jest.
import { globSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inRoot } from '../paths.ts';
import { configAbove } from './jest-config.ts';
import { jestArguments } from './jest-words.ts';
import { reportTarget } from './results.ts';
import { REPORTS, runJest } from './run-suite.ts';

const [root = '.', ...words] = process.argv.slice(2);
const folder = inRoot(root);
const name = `unit-${root.replaceAll('/', '-')}`;

const config = configAbove(folder);
const within = globSync('*/**/project.json', {
  cwd: folder,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => `${resolve(folder, dirname(file))}/`);

mkdirSync(REPORTS, { recursive: true });
await reportTarget(name, () =>
  runJest(name, [
    ...['--config', config],
    // Nx runs projects side by side.
    '--maxWorkers=1',
    ...(dirname(config) === folder ? [] : [`--roots=${folder}`]),
    ...(within.length > 0 ? ['/node_modules/', '/dist/', ...within] : []).map(
      (path) => `--testPathIgnorePatterns=${path}`,
    ),
    ...jestArguments(words),
  ]),
);
