import { Migration } from '@mikro-orm/migrations';

export class ApplicationTracking extends Migration {
  override name = 'migration-20261121073451-application-tracking';

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create extension if not exists btree_gin;`);

    this.addSql(
      `create table "application_status_change" ("id" uuid not null, "job_application_id" uuid not null, "user_id" uuid not null, "from_status" text null, "to_status" text not null, "changed_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "application_status_change_recent_index" on "application_status_change" ("job_application_id", "changed_at", "id");`,
    );
    this.addSql(
      `create index "application_status_change_user_index" on "application_status_change" ("user_id");`,
    );

    this.addSql(
      `create table "application_count" ("user_id" uuid not null, "applied" int not null default 0, "interview" int not null default 0, "offer" int not null default 0, "rejected" int not null default 0, primary key ("user_id"));`,
    );

    this.addSql(`create index "cover_letter_application_index" on "cover_letter" ("job_application_id");`);

    this.addSql(
      `alter table "job_application" add "contacts" jsonb not null default '[]', add "search_text" text not null default '', add "company_key" varchar(255) not null default '', add "creation_key" varchar(255) null;`,
    );
    // Rows from before: the same form as the code writes, but for accents.
    this.addSql(
      `update "job_application" set "search_text" = lower("company" || ' ' || "position" || ' ' || "location" || ' ' || left("notes", 2000)), "company_key" = left(lower("company"), 200);`,
    );
    this.addSql(
      `create index "job_application_user_status_index" on "job_application" ("user_id", "status", "created_at", "id");`,
    );
    this.addSql(
      `create index "job_application_user_applied_index" on "job_application" ("user_id", "applied_date", "id");`,
    );
    this.addSql(
      `create index "job_application_user_company_index" on "job_application" ("user_id", "company_key", "id");`,
    );
    this.addSql(
      `create index "job_application_user_interview_index" on "job_application" ("user_id", "interview_date") where "interview_date" is not null;`,
    );
    this.addSql(
      `create index "job_application_user_follow_up_index" on "job_application" ("user_id", "follow_up_date") where "follow_up_date" is not null;`,
    );
    this.addSql(
      `create index "job_application_resume_index" on "job_application" ("resume_used") where "resume_used" is not null;`,
    );
    this.addSql(
      `create index "job_application_letter_index" on "job_application" ("cover_letter_used") where "cover_letter_used" is not null;`,
    );
    this.addSql(
      `create index "job_application_search_index" on "job_application" using gin ("user_id", "search_text" gin_trgm_ops);`,
    );
    this.addSql(
      `alter table "job_application" add constraint "job_application_user_creation_unique" unique ("user_id", "creation_key");`,
    );

    this.addSql(`create index "document_application_index" on "document" ("job_application_id");`);

    this.addSql(
      `alter table "application_status_change" add constraint "application_status_change_job_application_id_foreign" foreign key ("job_application_id") references "job_application" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "application_status_change" add constraint "application_status_change_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "application_status_change" add constraint "application_status_change_from_status_check" check ("from_status" in ('applied', 'interview', 'offer', 'rejected'));`,
    );
    this.addSql(
      `alter table "application_status_change" add constraint "application_status_change_to_status_check" check ("to_status" in ('applied', 'interview', 'offer', 'rejected'));`,
    );

    this.addSql(
      `alter table "application_count" add constraint "application_count_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`,
    );

    // The counts of each status follow every statement, in its transaction, whoever wrote it.
    this.addSql(
      `create function "application_count_add"() returns trigger as $$ begin
         insert into "application_count" as "count" ("user_id", "applied", "interview", "offer", "rejected")
         select "user_id", count(*) filter (where "status" = 'applied'), count(*) filter (where "status" = 'interview'),
                count(*) filter (where "status" = 'offer'), count(*) filter (where "status" = 'rejected')
         from "added" group by "user_id" order by "user_id"
         on conflict ("user_id") do update set
           "applied" = "count"."applied" + excluded."applied", "interview" = "count"."interview" + excluded."interview",
           "offer" = "count"."offer" + excluded."offer", "rejected" = "count"."rejected" + excluded."rejected";
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create function "application_count_take"() returns trigger as $$ begin
         update "application_count" as "count" set
           "applied" = "count"."applied" - "less"."applied", "interview" = "count"."interview" - "less"."interview",
           "offer" = "count"."offer" - "less"."offer", "rejected" = "count"."rejected" - "less"."rejected"
         from (select "user_id", count(*) filter (where "status" = 'applied') as "applied",
                      count(*) filter (where "status" = 'interview') as "interview",
                      count(*) filter (where "status" = 'offer') as "offer",
                      count(*) filter (where "status" = 'rejected') as "rejected"
               from "taken" group by "user_id") as "less"
         where "count"."user_id" = "less"."user_id";
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create function "application_count_move"() returns trigger as $$ begin
         update "application_count" as "count" set
           "applied" = "count"."applied" + "moved"."applied", "interview" = "count"."interview" + "moved"."interview",
           "offer" = "count"."offer" + "moved"."offer", "rejected" = "count"."rejected" + "moved"."rejected"
         from (select "after"."user_id",
                      sum(("after"."status" = 'applied')::int - ("before"."status" = 'applied')::int) as "applied",
                      sum(("after"."status" = 'interview')::int - ("before"."status" = 'interview')::int) as "interview",
                      sum(("after"."status" = 'offer')::int - ("before"."status" = 'offer')::int) as "offer",
                      sum(("after"."status" = 'rejected')::int - ("before"."status" = 'rejected')::int) as "rejected"
               from "after" join "before" on "before"."id" = "after"."id"
               where "before"."status" <> "after"."status" group by "after"."user_id") as "moved"
         where "count"."user_id" = "moved"."user_id";
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "application_count_added" after insert on "job_application" referencing new table as "added" for each statement execute function "application_count_add"();`,
    );
    this.addSql(
      `create trigger "application_count_taken" after delete on "job_application" referencing old table as "taken" for each statement execute function "application_count_take"();`,
    );
    this.addSql(
      `create trigger "application_count_moved" after update on "job_application" referencing old table as "before" new table as "after" for each statement execute function "application_count_move"();`,
    );
    this.addSql(
      `insert into "application_count" ("user_id", "applied", "interview", "offer", "rejected")
       select "user_id", count(*) filter (where "status" = 'applied'), count(*) filter (where "status" = 'interview'),
              count(*) filter (where "status" = 'offer'), count(*) filter (where "status" = 'rejected')
       from "job_application" group by "user_id";`,
    );
  }

  override down(): void | Promise<void> {
    for (const name of ['added', 'taken', 'moved']) {
      this.addSql(`drop trigger if exists "application_count_${name}" on "job_application";`);
    }
    for (const name of ['add', 'take', 'move']) {
      this.addSql(`drop function if exists "application_count_${name}"();`);
    }
    this.addSql(`drop table if exists "application_status_change" cascade;`);
    this.addSql(`drop table if exists "application_count" cascade;`);

    this.addSql(`drop index "cover_letter_application_index";`);

    this.addSql(`drop index "document_application_index";`);

    this.addSql(`drop index "job_application_user_status_index";`);
    this.addSql(`drop index "job_application_user_applied_index";`);
    this.addSql(`drop index "job_application_user_company_index";`);
    this.addSql(`drop index "job_application_user_interview_index";`);
    this.addSql(`drop index "job_application_user_follow_up_index";`);
    this.addSql(`drop index "job_application_resume_index";`);
    this.addSql(`drop index "job_application_letter_index";`);
    this.addSql(`drop index "job_application_search_index";`);
    this.addSql(`alter table "job_application" drop constraint "job_application_user_creation_unique";`);
    this.addSql(
      `alter table "job_application" drop column "contacts", drop column "search_text", drop column "company_key", drop column "creation_key";`,
    );
  }
}
