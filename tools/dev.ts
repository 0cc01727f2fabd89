// `npm run dev`: the product in watch mode. The API is compiled on each change and restarts; the API document and
// the client follow the DTOs; the web app is served by vite with its own reloading and passes /api on.
// `npm run dev -- job-tracker` mounts that feature alone in the app's frame, with signing in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { buildProduct } from './build/build.ts';
import { compileOnChange } from './dev/compile-on-change.ts';
import { inRoot, ROOT } from './paths.ts';
import { openDatabase } from './start/database.ts';
import { loadDotEnv, readSettings } from './start/settings.ts';
import { Shutdown } from './start/shutdown.ts';

const WEB_PORT = Number(process.env.WEB_PORT ?? 5173);
const STOP_LIMIT_MS = 5_000;
const [feature = ''] = process.argv.slice(2);
const features = readdirSync(inRoot('apps/web/src/features'));
if (feature && !features.includes(feature)) {
  console.error(`There is no feature ${feature}. There are: ${features.join(', ')}.`);
  process.exit(2);
}
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
      FEATURE: feature,
    },
  );
  const stopWatching = compileOnChange(console.log);
  shutdown.add(async () => stopWatching());
  console.log(
    `\nWeb app${feature && ` with ${feature} alone`}: http://localhost:${WEB_PORT} (API on port ${settings.port}). Press Ctrl-C to stop.\n`,
  );
} catch (error) {
  end((error as Error).message);
}

function end(message: string): void {
  if (!shutdown.hasBegun) console.error(`\n${message}\n`);
  void shutdown.exit(1);
}

/** Watchers do not end with their launcher, so they stay in its group and get its Ctrl-C too. */
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
