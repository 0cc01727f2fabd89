import pg from 'pg';
import { QUEUE_SCHEMA } from '../queue/queue-schema.ts';

/** Any fixed number but that of the migrations: roles are made before those run. */
const ROLES_LOCK = 7_302_147;

interface Login {
  name: string;
  password: string;
}

/** Everything of the product that its superuser owns, as statements that hand it over. Members of extensions stay. */
const OWNED = `
  select format('alter %s %I.%I owner to ', case c.relkind
           when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
         n.nspname, c.relname) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> $2::regrole
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
                    and d.deptype in ('e', 'a', 'i'))
  union all
  select format('alter routine %s owner to ', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any($1) and p.proowner <> $2::regrole
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass
                    and d.deptype = 'e')
  union all
  select format('alter type %I.%I owner to ', n.nspname, t.typname)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = any($1) and t.typtype in ('e', 'd') and t.typowner <> $2::regrole
    and not exists (select 1 from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass
                    and d.deptype = 'e')
  union all
  select format('alter schema %I owner to ', n.nspname)
  from pg_namespace n where n.nspname = any($1) and n.nspowner <> $2::regrole and n.nspname <> 'public'`;

/**
 * Makes the two roles of the product, or renews their passwords: the owner of the tables, and the one that API and
 * worker use. Neither is a superuser. What the superuser made in earlier releases becomes the owner's; no row changes.
 * @param adminUrl the product's database, as a superuser.
 */
export async function prepareRoles(adminUrl: string, ownerUrl: string, productUrl: string): Promise<void> {
  const [admin, owner, product] = [adminUrl, ownerUrl, productUrl].map(loginOf) as [Login, Login, Login];
  if (new Set([admin.name, owner.name, product.name]).size < 3) {
    throw new Error(
      'ADMIN_DATABASE_URL, MIGRATION_DATABASE_URL and DATABASE_URL must name three different roles.',
    );
  }
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    await ensureLogin(client, owner);
    await ensureLogin(client, product);
    await changeOwner(client, owner.name);
    await narrowEverybody(client, owner.name, product.name);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function ensureLogin(client: pg.Client, { name, password }: Login): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${client.escapeIdentifier(name)}
     login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${client.escapeLiteral(password)}`,
  );
}

async function changeOwner(client: pg.Client, owner: string): Promise<void> {
  const to = client.escapeIdentifier(owner);
  const { rows } = await client.query<{ statement: string }>(OWNED, [['public', QUEUE_SCHEMA], to]);
  for (const { statement } of rows) await client.query(statement + to);
}

/** Before PostgreSQL 15 everybody may make tables in `public`, and to this day temporary ones. */
async function narrowEverybody(client: pg.Client, owner: string, product: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  const [ownerName, productName] = [owner, product].map((name) => client.escapeIdentifier(name));
  await client.query(
    `alter database ${database} owner to ${ownerName};
     revoke create, temporary on database ${database} from public;
     grant connect on database ${database} to ${productName};
     revoke create on schema public from public;
     grant usage, create on schema public to ${ownerName};`,
  );
}
