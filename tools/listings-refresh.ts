// `npm run listings:refresh`: fetches listings from the configured sources now, beside a running instance or without one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildProduct } from './build/build.ts';
import { inRoot } from './paths.ts';
import { runningDatabase } from './services/running-database.ts';
import { openDatabase } from './start/database.ts';
import { ordinaryRoles } from './start/database-roles.ts';
import { loadDotEnv, readSettings } from './start/settings.ts';
import { Shutdown } from './start/shutdown.ts';

const shutdown = new Shutdown();
try {
  loadDotEnv();
  await buildProduct(() => undefined);
  const settings = await readSettings();
  const running = settings.databaseUrl ? undefined : runningDatabase(settings.dataDir, 'career');
  const { databaseUrl } = running
    ? ordinaryRoles(running)
    : await openDatabase(settings, shutdown, (message) => console.error(message));
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', inRoot('apps/api/dist/refresh-listings.js')],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir },
      stdio: 'inherit',
    },
  );
  const ended = once(child, 'exit');
  shutdown.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const [code] = (await ended) as [number | null];
  await shutdown.exit(code ?? 1);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  await shutdown.exit(1);
}
