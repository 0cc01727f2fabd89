import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from '../paths.ts';

export interface Settings {
  port: number;
  /** Of the worker's own address, where it has one. */
  workerPort: number | undefined;
  host: string;
  dataDir: string;
  /** Undefined means: boot the embedded server. */
  databaseUrl: string | undefined;
}

interface Environment {
  PORT: number;
  WORKER_PORT?: number;
  HOST: string;
  DATA_DIR: string;
}
type ReadEnvironment = (variables: Record<string, unknown>) => Environment;

/** Passes for the embedded server until that one is up and its address known. */
const EMBEDDED = 'postgres://embedded';

/** Takes up `.env`, which never overrules what the environment says already. */
export function loadDotEnv(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Checks the environment by the API's own rules, before anything is started.
 * @throws an error that lists every fault.
 */
export async function readSettings(): Promise<Settings> {
  const rules = pathToFileURL(inRoot('apps/api/dist/config/read-environment.js')).href;
  const { readEnvironment } = (await import(rules)) as { readEnvironment: ReadEnvironment };
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const environment = readEnvironment({ ...process.env, DATABASE_URL: databaseUrl ?? EMBEDDED });
  return {
    port: environment.PORT,
    workerPort: environment.WORKER_PORT,
    host: environment.HOST,
    dataDir: resolve(ROOT, environment.DATA_DIR),
    databaseUrl,
  };
}
