import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { inRoot, ROOT } from '../paths.ts';

export interface DatabaseAddresses {
  /** As the API and the worker use it. */
  databaseUrl: string;
  /** As migrations use it, where that is another role. */
  ownerUrl?: string;
}

/** The embedded database as its two ordinary roles. Their passwords derive from the superuser's, so none is kept twice. */
export function ordinaryRoles(superuserUrl: string): Required<DatabaseAddresses> {
  return { databaseUrl: as(superuserUrl, 'career_app'), ownerUrl: as(superuserUrl, 'career_owner') };
}

function as(superuserUrl: string, role: string): string {
  const url = new URL(superuserUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = role;
  return url.href;
}

/** Makes the roles where they are missing, hands older installations over to them, and migrates. */
export async function prepareDatabase(
  superuserUrl: string,
  { databaseUrl, ownerUrl }: Required<DatabaseAddresses>,
  dataDir: string,
): Promise<void> {
  const child = spawn(process.execPath, [inRoot('apps/api/dist/migrate.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ADMIN_DATABASE_URL: superuserUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The database could not be brought to this release; see above.');
}
