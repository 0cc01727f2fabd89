import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { waitForLock } from '../services/file-lock.ts';
import { fingerprint } from './sources.ts';

const STAMP = inRoot('.nx/built');
const PRODUCTS = [
  'libs/contracts/dist',
  'libs/contracts/generated',
  'libs/client/generated',
  'libs/career/dist',
  'apps/api/dist/main.js',
  'apps/api/dist/worker.js',
  'apps/web/dist/app/index.html',
];

/** Nothing of Nx may leave the checkout: its cache is shared over clones otherwise. */
export const NX_ENVIRONMENT: NodeJS.ProcessEnv = {
  NX_DAEMON: 'false',
  NX_CACHE_DIRECTORY: inRoot('.nx/cache'),
  NX_WORKSPACE_DATA_DIRECTORY: inRoot('.nx/workspace-data'),
  NX_NATIVE_FILE_CACHE_DIRECTORY: inRoot('.nx/native'),
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  // Settings of the product are no settings of its builds and tests.
  NX_LOAD_DOT_ENV_FILES: 'false',
};

/**
 * Builds what is older than its sources: the generated client, the libraries, the API and the web app.
 * @throws when it fails, with what the compilers said.
 */
export async function buildProduct(say: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  mkdirSync(inRoot('.nx'), { recursive: true });
  const unlock = await waitForLock(inRoot('.nx/build.lock'), () =>
    say('Another command is building here; waiting for it …'),
  );
  try {
    if (isBuilt()) return;
    say('Building …');
    const started = Date.now();
    const built = fingerprint();
    forgetLostOutputs();
    await runNx([
      'run-many',
      '--targets=build',
      '--projects=@career/api,@career/web',
      '--output-style=static',
    ]);
    writeFileSync(STAMP, built);
    say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    unlock();
  }
}

/** Generates the rules of forms and the client of the API from its document. */
export const generateClient = (): Promise<void> =>
  runNx(['run-many', '--targets=generate', '--projects=@career/client', '--output-style=static']);

function isBuilt(): boolean {
  return (
    PRODUCTS.every((product) => existsSync(inRoot(product))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint()
  );
}

/** The compiler's records say "up to date" without looking whether what it wrote is still there. */
function forgetLostOutputs(): void {
  for (const project of [
    'libs/contracts',
    'libs/client',
    'libs/career',
    'libs/templates',
    'libs/documents',
    'apps/api',
  ]) {
    if (!existsSync(inRoot(project, 'dist')))
      rmSync(inRoot(project, 'tsconfig.tsbuildinfo'), { force: true });
  }
}

/** Runs Nx quietly; what it says is shown when it fails. */
function runNx(commands: string[]): Promise<void> {
  const child = spawn(process.execPath, [inRoot('node_modules/nx/dist/bin/nx.js'), ...commands], {
    cwd: ROOT,
    env: { ...process.env, ...NX_ENVIRONMENT, PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed.\n\n${complaints(output)}`));
    });
  });
}

/** Output of the tasks that had work; cached ones have none. */
function complaints(output: string): string {
  const [, ...tasks] = output.split(/^> nx run /m);
  return (
    tasks
      .filter((task) => !/^\S+ +\[(local|existing)/.test(task))
      .join('')
      .trim() || output.trim()
  );
}
