// `npm run dev`: the product in watch mode. The compiler rewrites the API, which restarts; the web app is served by
// vite with its own reloading and passes /api on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildProduct } from './build/build.ts';
import { inRoot, ROOT } from './paths.ts';
import { openDatabase } from './start/database.ts';
import { loadDotEnv, readSettings } from './start/settings.ts';
import { Shutdown } from './start/shutdown.ts';

const WEB_PORT = 5173;
const STOP_LIMIT_MS = 5_000;
const shutdown = new Shutdown();

try {
  loadDotEnv();
  await buildProduct(console.log);
  const settings = await readSettings();
  const { databaseUrl, ownerUrl } = await openDatabase(settings, shutdown, end);
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    // A migration that is being written runs at the next restart.
    ...(ownerUrl && { MIGRATION_DATABASE_URL: ownerUrl }),
    DATA_DIR: settings.dataDir,
  };
  run('The compiler', ROOT, [
    inRoot('node_modules/ts7/bin/tsc'),
    '-b',
    '-w',
    '--preserveWatchOutput',
    'apps/api',
  ]);
  const watched = ['--enable-source-maps', '--watch', '--watch-preserve-output'];
  run('The API', ROOT, [...watched, 'apps/api/dist/main.js'], environment);
  run('The worker', ROOT, [...watched, 'apps/api/dist/worker.js'], environment);
  run(
    'The web server',
    inRoot('apps/web'),
    [inRoot('node_modules/vite/bin/vite.js'), '--strictPort', '--port', String(WEB_PORT)],
    {
      ...process.env,
      API_TARGET: `http://localhost:${settings.port}`,
    },
  );
  console.log(
    `\nWeb app: http://localhost:${WEB_PORT} (API on port ${settings.port}). Press Ctrl-C to stop.\n`,
  );
} catch (error) {
  end((error as Error).message);
}

function end(message: string): void {
  if (!shutdown.hasBegun) console.error(`\n${message}\n`);
  void shutdown.exit(1);
}

/** Watchers do not end with their launcher by themselves, so they stay in its group and get its Ctrl-C too. */
function run(name: string, cwd: string, command: string[], env: NodeJS.ProcessEnv = process.env): void {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', (code) => end(`${name} ended (exit code ${code}).`));
  shutdown.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await exited;
    clearTimeout(timer);
  });
}
