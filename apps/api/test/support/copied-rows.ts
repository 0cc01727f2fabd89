import type { TestApp } from './test-app.ts';

/** Copies the one row that a person has in a table, until there are as many as asked for. */
export async function copyRows(
  api: TestApp,
  table: 'resume' | 'cover_letter' | 'career_insight',
  ownerId: string,
  count: number,
): Promise<void> {
  // The one moment that may not be the same in two rows.
  const moment = table === 'career_insight' ? 'generated_at' : 'created_at';
  await api.rows(
    `insert into ${table}
     select (jsonb_populate_record(null::${table}, to_jsonb(r) || jsonb_build_object(
       'id', gen_random_uuid(), '${moment}', now() - n * interval '1 minute', 'creation_key', null))).*
     from (select * from ${table} where user_id = $1 limit 1) r,
          generate_series(1, $2 - (select count(*)::int from ${table} where user_id = $1)) n`,
    [ownerId, count],
  );
}
