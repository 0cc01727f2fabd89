import type pg from 'pg';

/**
 * Writes that many applications, spread over two years, forty employers to a thousand and the four statuses, with
 * history, appointments and postings' texts. The word `needle` is in one of 10,000, and in the first.
 */
export async function fillAccount(database: pg.Pool, userId: string, rows: number): Promise<void> {
  await database.query(
    `insert into job_application (id, user_id, company, position, location, job_url, job_description, status, reached,
       applied_date, interview_date, follow_up_date, notes, search_text, company_key, created_at, updated_at)
     select gen_random_uuid(), $1, company, position, place, 'https://example.com/jobs/' || n, repeat(position || ' wanted. ', 30),
       status, array['applied', status],
       day, case when n % 10 = 0 then day + interval '9 days 9 hours' end, case when n % 7 = 0 then day + 14 end,
       note, ' ' || lower(concat_ws(' ', company, position, place, note)), lower(company), day + n * interval '1 millisecond', day
     from (
       select n,
         (array['applied', 'applied', 'applied', 'interview', 'rejected', 'applied', 'offer', 'rejected'])[1 + n % 8] as status,
         'Kora ' || (n * 7919) % greatest(40, $2::int / 100) as company,
         (array['Accountant', 'Nurse', 'Teacher', 'Driver', 'Engineer'])[1 + n % 5] as position,
         case when n % 3 = 0 then 'Abuja' else 'Lagos' end as place,
         case when n % 10000 = 1 then 'needle in the notes' else 'called twice, asked for papers' end as note,
         date '2025-06-01' + (n % 730) as day
       from generate_series(1, $2::int) as n
     ) as made`,
    [userId, rows],
  );
  await database.query(
    `insert into application_status_change (id, job_application_id, user_id, from_status, to_status, changed_at)
     select gen_random_uuid(), id, user_id, null, 'applied', created_at from job_application where user_id = $1
     union all
     select gen_random_uuid(), id, user_id, 'applied', status, created_at + interval '3 days' from job_application
     where user_id = $1 and status <> 'applied'`,
    [userId],
  );
}
