// `npm start`: builds what is stale, boots the database, starts the API and a worker, and says where to look.
import { buildProduct } from './build/build.ts';
import { portObstacle } from './services/free-port.ts';
import { openDatabase } from './start/database.ts';
import { untilHealthy } from './start/health.ts';
import { startService } from './start/service.ts';
import { loadDotEnv, readSettings, type Settings } from './start/settings.ts';
import { Shutdown } from './start/shutdown.ts';
import { SupervisedService } from './start/supervised-service.ts';

const say = (line: string): void => console.log(line);
const shutdown = new Shutdown();

try {
  await start();
} catch (error) {
  if (!shutdown.hasBegun) console.error(`\n${(error as Error).message}\n`);
  await shutdown.exit(shutdown.hasBegun ? 0 : 1);
}

async function start(): Promise<void> {
  loadDotEnv();
  await buildProduct(say);
  const settings = await readSettings();
  await checkPorts(settings);
  const { databaseUrl, ownerUrl } = await openDatabase(settings, shutdown, endWith);

  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    // Migrated already: the processes need not know the owner. An operator's own database they migrate themselves.
    ...(ownerUrl && { MIGRATION_DATABASE_URL: '', ADMIN_DATABASE_URL: '' }),
  };
  const api = new SupervisedService(() => startService('The API', 'apps/api/dist/main.js', environment), say);
  const worker = new SupervisedService(
    () => startService('The worker', 'apps/api/dist/worker.js', environment),
    say,
  );
  for (const service of [api, worker]) {
    shutdown.add(() => service.stop());
    service.onFailedStart((how) => endWith(`${service.name} ended (${how}); see what it said above.`));
  }
  const address = `http://${browserHost(settings.host)}:${settings.port}`;
  await Promise.all([untilHealthy(`${address}/api/health`, api.firstEnded), worker.firstReady]);
  say(
    `\nCareer Toolkit is ready: ${address}\nAPI documentation: ${address}/api/docs\nPress Ctrl-C to stop.\n`,
  );
  process.send?.({ type: 'ready' });
}

async function checkPorts({ port, workerPort, host }: Settings): Promise<void> {
  if (workerPort === port && port > 0)
    throw new Error(
      `PORT and WORKER_PORT are both ${port}. Choose another: WORKER_PORT=${port + 1} npm start`,
    );
  await checkPort('PORT', port, 3000, host);
  if (workerPort !== undefined) await checkPort('WORKER_PORT', workerPort, 3001, host);
}

async function checkPort(variable: string, port: number, usual: number, host: string): Promise<void> {
  const obstacle = await portObstacle(port, host);
  if (obstacle === undefined) return;
  if (obstacle === 'EADDRINUSE') {
    throw new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
  throw new Error(
    `Port ${port} on ${host} cannot be used (${obstacle}). Choose another: ${variable}=${usual} npm start`,
  );
}

function endWith(message: string): void {
  if (shutdown.hasBegun) return;
  console.error(`\n${message}\n`);
  void shutdown.exit(1);
}

/** An address that listens everywhere is not an address to type into a browser. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
