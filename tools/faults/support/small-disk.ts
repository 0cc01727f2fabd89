// Run by `unshare --mount`: mounts a small disk that only this process and its children see, puts the tables of a
// database and the uploaded files of the API on it, and fills and frees it on request.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '../../services/free-port.ts';
import { startPostgres } from '../../services/postgres.ts';
import { serviceUser } from '../../services/service-user.ts';
import { ProductProcess } from './product-process.ts';

const SIZE = '64m';
const BLOCK = Buffer.alloc(64 * 1024);

const [folder = ''] = process.argv.slice(2);
const disk = resolve(folder, 'disk');
const ballast = resolve(disk, 'ballast');
mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', disk], {
  encoding: 'utf8',
});
if (mounted.status !== 0) throw new Error(`No small disk can be mounted here: ${mounted.stderr}`);
const tables = resolve(disk, 'tables');
mkdirSync(tables);
const owner = serviceUser();
if (owner) spawnSync('chown', [`${owner.uid}:${owner.gid}`, tables]);
chmodSync(folder, 0o755);

const postgres = await startPostgres({ folder: resolve(folder, 'database'), durable: true, databases: [] });
const client = new pg.Client({ connectionString: postgres.url('postgres') });
await client.connect();
await client.query(`create tablespace small location '${tables}'`);
await client.query('create database career tablespace small');
await client.end();
const port = await freePort();
const api = new ProductProcess('main', {
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: postgres.url('career'),
  DATA_DIR: resolve(disk, 'data'),
  SESSION_SECRET: 'one secret for every process of the test',
});

process.on('message', async (order: 'fill' | 'free' | 'stop') => {
  if (order === 'fill') fill();
  if (order === 'free') rmSync(ballast, { force: true });
  if (order === 'stop') {
    await api.kill('SIGKILL');
    await postgres.stop();
    process.exit(0);
  }
  process.send?.({ done: order });
});
process.send?.({ url: `http://127.0.0.1:${port}`, databaseUrl: postgres.url('career') });

function fill(): void {
  try {
    for (;;) writeFileSync(ballast, BLOCK, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
