import { describe, expect, it } from '@jest/globals';
import { databaseConfig, migrationUrls } from './database-config.ts';
import { readEnvironment } from './read-environment.ts';

const POOLED = 'postgres://app:a@pooler:6432/career';
const DIRECT = 'postgres://app:a@server:5432/career';
const OWNER = 'postgres://owner:b@server:5432/career';
const read = (variables: object = {}) => readEnvironment({ DATABASE_URL: POOLED, ...variables });

describe('the connections of a process', () => {
  it.each([4, 5, 6, 19, 40, 200])(
    'are shared out, %i of them, with at least one for each way',
    (connections) => {
      const shares = databaseConfig(read({ DATABASE_CONNECTIONS: String(connections) })).connections;
      expect(shares.reads + shares.writes + shares.orm).toBe(connections);
      expect(Math.min(shares.reads, shares.writes)).toBeGreaterThanOrEqual(1);
      expect(shares.orm).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['0', '3'],
    ['many', '201'],
  ])('cannot be %s or %s', (...counts) => {
    for (const count of counts)
      expect(() => read({ DATABASE_CONNECTIONS: count })).toThrow(/DATABASE_CONNECTIONS must be/);
  });

  it('go past a pooler where one address is named for that, and a pooler needs one', () => {
    expect(databaseConfig(read())).toMatchObject({ url: POOLED, directUrl: POOLED, isPooled: false });
    expect(
      databaseConfig(read({ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: DIRECT })),
    ).toMatchObject({ url: POOLED, directUrl: DIRECT, isPooled: true });
    expect(() => read({ DATABASE_POOLER: 'transaction' })).toThrow(/DATABASE_DIRECT_URL must be set/);
    expect(() => read({ DATABASE_POOLER: 'session' })).toThrow(/DATABASE_POOLER must be one of/);
  });

  it('of migrations are those of the owner, else direct ones', () => {
    expect(migrationUrls(read())).toEqual([POOLED, POOLED]);
    expect(migrationUrls(read({ DATABASE_DIRECT_URL: DIRECT }))).toEqual([POOLED, DIRECT]);
    expect(migrationUrls(read({ DATABASE_DIRECT_URL: DIRECT, MIGRATION_DATABASE_URL: OWNER }))).toEqual([
      POOLED,
      OWNER,
    ]);
  });
});
