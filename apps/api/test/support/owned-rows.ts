import pg from 'pg';

/** A column that a row needs a value for. */
interface NeededColumn {
  table_name: string;
  column_name: string;
  udt_name: string;
  allowed: string | null;
}

const OWNED = `
  select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id' order by table_name`;

const NEEDED = `
  select c.table_name, c.column_name, c.udt_name,
         (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''')
          from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
          where k.contype = 'c' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name
          limit 1) as allowed
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name = $1 and c.column_name <> 'user_id'
    and c.is_nullable = 'NO' and c.column_default is null and c.is_generated = 'NEVER'`;

const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  varchar: `'planted'`,
  text: `'planted'`,
  jsonb: `'[]'::jsonb`,
  bytea: `'\\x00'`,
  int4: '1',
  int8: '1',
  bool: 'false',
  date: 'current_date',
  timestamptz: `now() + interval '1 hour'`,
};

/** Every table that says whose its rows are, as the database itself knows them. */
export async function ownedTables(databaseUrl: string): Promise<string[]> {
  return await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ table_name: string }>(OWNED);
    return rows.map((row) => row.table_name);
  });
}

/** Puts a row of the person into each such table, whatever tables there are. */
export async function plantRows(databaseUrl: string, ownerId: string): Promise<void> {
  const tables = await ownedTables(databaseUrl);
  await withClient(databaseUrl, async (client) => {
    // What the rows point at does not exist, and need not.
    await client.query(`set session_replication_role = replica`);
    for (const table of tables) {
      const { rows } = await client.query<NeededColumn>(NEEDED, [table]);
      const columns = ['user_id', ...rows.map((row) => row.column_name)];
      const values = rows.map(({ udt_name: type, column_name: column, allowed }) => {
        const value = allowed ? `'${allowed}'` : VALUES[type];
        if (!value) throw new Error(`No value is known for ${table}.${column} (${type})`);
        // Keys that are texts must differ from person to person.
        return value === `'planted'` ? `'planted-' || gen_random_uuid()` : value;
      });
      const list = columns.map((column) => `"${column}"`).join(', ');
      await client.query(
        `insert into "${table}" (${list}) values (${['$1', ...values].join(', ')}) on conflict do nothing`,
        [ownerId],
      );
    }
  });
}

/** How many rows of every table of the product mention a text anywhere. Tables without any are left out. */
export async function mentions(databaseUrl: string, text: string): Promise<Record<string, number>> {
  return await withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: Record<string, number> = {};
    for (const { table_name: table } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from "${table}" t where strpos(t::text, $1) > 0`,
        [text],
      );
      if (rows[0]?.count) found[table] = rows[0].count;
    }
    return found;
  });
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
