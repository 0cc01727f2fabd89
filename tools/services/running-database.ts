import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isAlive } from './process-identity.ts';

const OWNER = 'career';

/** @returns the address of the embedded server that a running instance has on a folder; undefined when none has. */
export function runningDatabase(folder: string, database: string): string | undefined {
  const pidFile = resolve(folder, 'postgres', 'postmaster.pid');
  const passwordFile = resolve(folder, 'postgres-password');
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return undefined;
  // PostgreSQL documents the lines of the file: process, folder, start, port.
  const [pid = '', , , port = ''] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(Number(pid)) || !/^\d+$/.test(port.trim())) return undefined;
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgres://${OWNER}:${password}@127.0.0.1:${port.trim()}/${database}`;
}
