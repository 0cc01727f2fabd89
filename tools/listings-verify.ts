// `npm run listings:verify`: asks the boards of the catalogue whether they answer; docs/listings.md explains more.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildProduct } from './build/build.ts';
import { inRoot } from './paths.ts';
import { loadDotEnv, readSettings } from './start/settings.ts';
import { Shutdown } from './start/shutdown.ts';

const shutdown = new Shutdown();
try {
  loadDotEnv();
  await buildProduct(() => undefined);
  const { dataDir } = await readSettings();
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', inRoot('apps/api/dist/verify-boards.js'), ...process.argv.slice(2)],
    {
      // The command keeps its marks in a file; the settings of the product are not whole without a database.
      env: { DATABASE_URL: 'postgres://nobody@localhost/none', ...process.env, DATA_DIR: dataDir },
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
