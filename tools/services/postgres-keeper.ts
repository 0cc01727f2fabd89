// Owns one PostgreSQL for the process that forked it, and stops it when told to or when that process is gone,
// however it went. It runs in its own session, so a Ctrl-C in the terminal does not reach it before its owner.
import type { ChildProcess } from 'node:child_process';
import { type ClusterOptions, startCluster } from './postgres-cluster.ts';

export type KeeperMessage = { type: 'ready'; url: string; pid: number } | { type: 'failed'; message: string };

/** How long clients may take to leave, and then the server to stop them. */
const SMART_MS = 3_000;
const FAST_MS = 5_000;

let server: ChildProcess | undefined;
let stopping = false;

function stop(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  if (!server || server.exitCode !== null) process.exit(0);
  server.once('exit', () => process.exit(0));
  server.kill(signal);
  setTimeout(() => server?.kill('SIGINT'), SMART_MS);
  setTimeout(() => server?.kill('SIGQUIT'), SMART_MS + FAST_MS);
}

// To PostgreSQL, SIGTERM means "when all clients have left" and SIGINT "now, in good order".
process.on('SIGTERM', () => stop('SIGINT'));
process.on('SIGINT', () => stop('SIGINT'));
process.on('disconnect', () => stop('SIGTERM'));
process.on('exit', () => {
  if (server && server.exitCode === null && server.signalCode === null) server.kill('SIGQUIT');
});

const options = JSON.parse(process.argv[2] ?? '') as ClusterOptions;
const tell = (message: KeeperMessage): void => {
  if (process.connected) process.send?.(message);
};

try {
  const cluster = await startCluster(options, (spawned) => {
    server = spawned;
    if (stopping) spawned.kill('SIGQUIT');
  });
  cluster.process.once('exit', () => process.exit(stopping ? 0 : 1));
  tell({ type: 'ready', url: cluster.url, pid: cluster.process.pid ?? 0 });
} catch (error) {
  tell({ type: 'failed', message: (error as Error).message });
  process.exitCode = 1;
  process.disconnect?.();
}
