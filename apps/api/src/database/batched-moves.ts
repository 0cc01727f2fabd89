import type pg from 'pg';

/** Rows that one statement moves, so that no lock is held for longer than it takes to change as many. */
const BATCH = 500;

/** Work on rows that has to be done before a migration, in short transactions of its own; begun again, it goes on. */
export const BATCHED_MOVES: Readonly<Record<string, (client: pg.Client) => Promise<void>>> = {
  'migration-20261122182000-resume-content-required': moveResumeContent,
};

/** Goes through the resumes by id: each batch begins where the one before ended, so no row is looked at twice. */
async function moveResumeContent(client: pg.Client): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<{ last: string | null }>(
      `with batch as (select id from resume where id > $1 order by id limit ${BATCH}),
            moved as (update resume set content = resume_content_of_columns(resume)
                        from batch where resume.id = batch.id and resume.content is null)
       select id as last from batch order by id desc limit 1`,
      [after],
    );
    const last = rows[0]?.last;
    if (!last) return;
    after = last;
  }
}
