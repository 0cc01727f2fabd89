import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { LOG_SETTINGS } from './postgres-log.ts';

/** Texts of the services of docker-compose.yml, and of its shared parts (`x-…`), by name. */
const parts = new Map<string, string>();
beforeAll(() => {
  let name = '';
  for (const line of readFileSync(inRoot('docker-compose.yml'), 'utf8').split('\n')) {
    // A shared part begins at the margin, a service two columns in.
    name = (/^(x-\w+):/.exec(line) ?? /^ {2}(\w+):$/.exec(line))?.[1] ?? name;
    if (!line.trimStart().startsWith('#')) parts.set(name, `${parts.get(name) ?? ''}${line}\n`);
  }
});

it('O7: only the migration knows the superuser and the owner; API and worker have rows alone', () => {
  const knowing = (secret: string): string[] =>
    [...parts].filter(([, text]) => text.includes(`{${secret}:?`)).map(([name]) => name);
  expect(knowing('POSTGRES_PASSWORD')).toEqual(['migrate', 'postgres']);
  expect(knowing('POSTGRES_OWNER_PASSWORD')).toEqual(['migrate']);
  expect(parts.get('x-product')).toContain('postgres://career_app:${POSTGRES_APP_PASSWORD:?');
  expect([...parts.values()].join('')).toContain('migrate: { condition: service_completed_successfully }');
});

it('O2: PostgreSQL logs no statement and no value, and no log grows without end', () => {
  const postgres = parts.get('postgres') ?? '';
  expect([...postgres.matchAll(/- -c(\S+)/g)].map(([, setting]) => setting)).toEqual(LOG_SETTINGS);
  for (const name of ['x-product', 'postgres', 'redis', 'proxy']) {
    expect([name, parts.get(name)]).toEqual([name, expect.stringContaining('logging: *logging')]);
  }
  expect(parts.get('x-logging')).toMatch(/max-size: \d+m, max-file/);
});

it('O9: Redis asks for the password that the processes bring', () => {
  expect(parts.get('redis')).toContain('--requirepass "$$REDISCLI_AUTH"');
  expect(parts.get('redis')).toContain('REDISCLI_AUTH: ${REDIS_PASSWORD:?');
  expect(parts.get('x-product')).toContain('REDIS_URL: redis://:${REDIS_PASSWORD:?');
});

/** Set by the containers themselves, or (API_HOST) when the web app is built; the migration alone knows the two other addresses. */
const OWN = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'ADMIN_DATABASE_URL',
  'WORKER_PORT',
  'API_HOST',
  'WEB_DIST',
  'REDIS_URL',
  'TRUST_PROXY',
];

it('API and worker receive every setting of .env.example that the containers do not set themselves', () => {
  const settings = [...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(settings.length).toBeGreaterThan(OWN.length);
  const product = parts.get('x-product') ?? '';
  const isPassed = (name: string): boolean => product.includes(`    ${name}: \${${name}:`);
  expect(settings.filter((name) => !OWN.includes(name) && !isPassed(name))).toEqual([]);
  expect(OWN.filter((name) => !settings.includes(name))).toEqual([]);
});
