// The `test` target of most projects: `nx test web-resumes` runs the unit tests below the project's folder, without
// those of projects within it. Patterns and options reach jest.
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inRoot, ROOT } from '../paths.ts';
import { reportTarget } from './results.ts';
import { REPORTS, runJest } from './run-suite.ts';

const [root = '.', ...words] = process.argv.slice(2);
const folder = inRoot(root);
const name = `unit-${root.replaceAll('/', '-')}`;

/** A feature of the web app is tested as the web app is. */
function configAbove(path: string): string {
  const config = resolve(path, 'jest.config.js');
  if (existsSync(config)) return config;
  if (path === ROOT) throw new Error(`No jest.config.js in or above ${root}`);
  return configAbove(dirname(path));
}

const config = configAbove(folder);
const within = globSync('*/**/project.json', {
  cwd: folder,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => `${resolve(folder, dirname(file))}/`);
const patterns = words.map((word) => (word.startsWith('-') ? word : `--testPathPatterns=${word}`));

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
    ...patterns,
  ]),
);
