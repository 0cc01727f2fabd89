import { expect, it } from '@jest/globals';
import { readEnvironment } from '../config/read-environment.ts';
import { redisConfig } from '../config/redis-config.ts';
import { pauseBefore } from './redis-client.ts';

const given = (variables: Record<string, string>) =>
  redisConfig(readEnvironment({ DATABASE_URL: 'postgres://localhost/career', ...variables }));

it('waits twice as long before each try, at most five seconds, and never gives up', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 1_000_000].map((attempt) => pauseBefore(attempt, () => 0));
  expect(longest).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
  expect(pauseBefore(3, () => 1)).toBe(600);
});

it('reads a server, a server over TLS, sentinels and a cluster out of the settings', () => {
  expect(given({})).toBeUndefined();
  expect(given({ REDIS_URL: 'redis://queue.internal' })).toMatchObject({
    host: 'queue.internal',
    port: 6379,
    password: undefined,
    db: 0,
    tls: undefined,
  });
  expect(given({ REDIS_URL: 'rediss://ada:p%40ss@[::1]:7000/3' })).toMatchObject({
    host: '::1',
    port: 7000,
    username: 'ada',
    password: 'p@ss',
    db: 3,
    tls: {},
  });
  expect(given({ REDIS_URL: 'redis://x', REDIS_SENTINELS: 'a:26379, b:26380' })?.sentinel).toEqual({
    hosts: [
      { host: 'a', port: 26379 },
      { host: 'b', port: 26380 },
    ],
    name: 'mymaster',
    password: undefined,
  });
  expect(given({ REDIS_URL: 'redis://x', REDIS_CLUSTER_NODES: 'b:7001' })?.cluster).toEqual([
    { host: 'b', port: 7001 },
  ]);
});

it('refuses what would silently be another Redis than meant', () => {
  expect(() => given({ REDIS_SENTINELS: 'a:26379' })).toThrow(/REDIS_URL must be/);
  expect(() => given({ REDIS_URL: 'redis://x', REDIS_CLUSTER_NODES: 'b' })).toThrow(/REDIS_CLUSTER_NODES/);
  expect(() => given({ REDIS_URL: 'rediss://x', REDIS_TLS_CA_FILE: '/no/such/file' })).toThrow(
    /REDIS_TLS_CA_FILE \/no\/such\/file cannot be used/,
  );
});
