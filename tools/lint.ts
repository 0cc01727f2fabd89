// The `lint` target: `nx lint web-resumes` checks the format and the imports of one project, as `npm run check` does
// of everything in one pass.
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { boundariesCommand, formatCommand } from './check/checks.ts';
import { runCommand } from './check/run-command.ts';
import { inRoot } from './paths.ts';

const [root = '.'] = process.argv.slice(2);

/** The parts of a project without the projects within it. */
function ownPaths(folder: string): string[] {
  const within = globSync('*/**/project.json', {
    cwd: inRoot(folder),
    exclude: ['**/node_modules', '**/dist'],
  }).map((file) => `${folder}/${dirname(file)}`);
  if (within.length === 0) return [folder];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !/^(node_modules|dist|client)$/.test(name))
    .map(({ name }) => `${folder}/${name}`)
    .filter((path) => !within.includes(path))
    .flatMap((path) => (within.some((inner) => inner.startsWith(`${path}/`)) ? ownPaths(path) : [path]));
}

const paths = ownPaths(root);
const code = paths.filter((path) => existsSync(inRoot(path)) && !/\.(json|md|html|css)$/.test(path));
for (const command of [formatCommand(paths), boundariesCommand(code)]) {
  const { passed, output } = await runCommand(command);
  if (passed) continue;
  console.log(output);
  process.exitCode = 1;
}
