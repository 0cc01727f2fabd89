import { readdirSync } from 'node:fs';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { mentions, ownedTables } from '../support/owned-rows.ts';
import type { TestApp } from '../support/test-app.ts';

/** What a person may have, each as a statement that counts it. */
const QUOTAS: readonly (readonly [what: string, most: number, counts: string])[] = [
  [
    'resumes',
    LIMITS.resumesPerUser,
    'select count(*)::int as n from resume where user_id = $1 and is_active',
  ],
  ['cover letters', LIMITS.lettersPerUser, 'select count(*)::int as n from cover_letter where user_id = $1'],
  ['analyses', LIMITS.insightsPerUser, 'select count(*)::int as n from career_insight where user_id = $1'],
  ['documents', LIMITS.documentsPerUser, 'select count(*)::int as n from document where user_id = $1'],
  [
    'documents of an application',
    LIMITS.documentsPerApplication,
    'select coalesce(max(n), 0)::int as n from (select count(*) as n from document where user_id = $1 group by job_application_id) c',
  ],
  [
    'applications',
    LIMITS.applicationsPerUser,
    'select coalesce(sum(applied + interview + offer + rejected), 0)::int as n from application_count where user_id = $1',
  ],
  [
    'jobs at once',
    LIMITS.aiJobsAtOnce,
    `select count(*)::int as n from ai_job where user_id = $1 and state in ('queued', 'running')`,
  ],
  [
    'snapshots of a resume',
    LIMITS.versionsPerResume,
    'select coalesce(max(n), 0)::int as n from (select count(*) as n from resume_version where user_id = $1 group by resume_id) c',
  ],
  ['pictures', LIMITS.picturesPerUser, 'select count(*)::int as n from picture where user_id = $1'],
  ['calendar feeds', 1, 'select count(*)::int as n from calendar_feed where user_id = $1'],
];

/** @returns a sentence for each quota that is exceeded. */
export async function exceededQuotas(api: TestApp, ownerId: string): Promise<string[]> {
  const exceeded: string[] = [];
  for (const [what, most, counts] of QUOTAS) {
    const [row] = await api.rows<{ n: number }>(counts, [ownerId]);
    if ((row?.n ?? 0) > most) exceeded.push(`${row?.n} ${what}, ${most} are allowed`);
  }
  return exceeded;
}

/** Everything of a person, as one hash of each table. */
export async function belongings(api: TestApp, ownerId: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await ownedTables(api.databaseUrl)) {
    const [row] = await api.rows<{ hash: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as hash from "${table}" t where user_id = $1`,
      [ownerId],
    );
    hashes[table] = row?.hash ?? '';
  }
  return hashes;
}

/**
 * @returns a sentence for whatever still knows a person who deleted their account. Files of which the database knows that
 * they are given up are the hourly sweep's.
 */
export async function remains(api: TestApp, ownerId: string): Promise<string[]> {
  const { stored_file: _files, ...tables } = await mentions(api.databaseUrl, ownerId);
  const rows = Object.entries(tables).map(
    ([table, count]) => `${count} rows of ${table} still name the person`,
  );
  const stored = await api.rows<{ key: string; isGivenUp: boolean }>(
    `select key, given_up_at is not null as "isGivenUp" from stored_file where strpos(key, $1) = 1`,
    [ownerId],
  );
  const kept = stored.filter(({ isGivenUp }) => !isGivenUp).map(({ key }) => `the file ${key} is kept`);
  const files = readdirSync(api.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(ownerId))
    .filter(({ name }) => !stored.some(({ key }) => key.endsWith(name)))
    .map(({ name }) => `the file ${name} is still there, and nothing knows of it`);
  return [...rows, ...kept, ...files];
}
