import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database with an owner who may make tables, and a role for the product that may not. */
export interface GuardedDatabase {
  ownerUrl: string;
  productUrl: string;
  drop(): Promise<void>;
}

export async function createGuardedDatabase(): Promise<GuardedDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('These tests need a PostgreSQL: run them with `npm test -- api`.');
  const mark = randomUUID().replaceAll('-', '');
  const [name, owner, product] = [`test_${mark}`, `owner_${mark}`, `product_${mark}`];
  const run = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(
    `create role ${owner} login password '${mark}'`,
    `create role ${product} login password '${mark}'`,
    `create database ${name} owner ${owner}`,
  );
  const urlOf = (role: string): string => {
    const url = new URL(server);
    Object.assign(url, { pathname: `/${name}`, username: role, password: mark });
    return url.href;
  };
  return {
    ownerUrl: urlOf(owner),
    productUrl: urlOf(product),
    drop: () =>
      run(`drop database if exists ${name} with (force)`, `drop role ${product}`, `drop role ${owner}`),
  };
}
