// Owns one redis-server for the process that forked it, and ends it when that process is gone, however it went.
import { spawn } from 'node:child_process';

const [port = '', folder = ''] = process.argv.slice(2);
const server = spawn(
  'redis-server',
  ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
  { stdio: 'ignore' },
);
const stop = (): void => void server.kill('SIGTERM');
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.once('error', (error) => {
  console.error(`redis-server could not be run: ${error.message}`);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 0));
