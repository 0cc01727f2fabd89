import { Migration } from '@mikro-orm/migrations';

export class ShareLinks extends Migration {
  override name = 'migration-20261126020000-share-links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "share_link" ("id" uuid not null, "user_id" uuid not null, "resume_id" uuid not null, "application_id" uuid null, "slug" varchar(255) not null, "password" text null, "openings" jsonb not null default '{}', "bytes" bytea null, "file_version" int null, "expires_at" timestamptz not null, "stopped_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "share_link" add constraint "share_link_slug_unique" unique ("slug");`);
    this.addSql(`create index "share_link_owner_index" on "share_link" ("user_id", "created_at");`);
    this.addSql(`create index "share_link_resume_index" on "share_link" ("resume_id");`);
    this.addSql(`create index "share_link_application_index" on "share_link" ("application_id");`);
    this.addSql(
      `alter table "share_link" add constraint "share_link_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "share_link" add constraint "share_link_resume_id_foreign" foreign key ("resume_id") references "resume" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "share_link" add constraint "share_link_application_id_foreign" foreign key ("application_id") references "job_application" ("id") on delete set null;`,
    );
    this.addSql(
      `create table "share_report" ("id" uuid not null, "share_link_id" uuid not null, "reason" text not null, "note" varchar(1000) not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "share_report" add constraint "share_report_reason_check" check ("reason" in ('not-me', 'false', 'scam', 'other'));`,
    );
    this.addSql(`create index "share_report_link_index" on "share_report" ("share_link_id");`);
    this.addSql(
      `alter table "share_report" add constraint "share_report_share_link_id_foreign" foreign key ("share_link_id") references "share_link" ("id") on delete cascade;`,
    );
    // A resume that is deleted can come back; what showed it does not.
    this.addSql(
      `create function "resume_stop_share_links"() returns trigger as $$ begin
         update "share_link" set "stopped_at" = now() where "resume_id" = new."id" and "stopped_at" is null;
         return null;
       end $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "resume_share_links_stopped" after update of "is_active" on "resume" for each row when (old."is_active" and not new."is_active") execute function "resume_stop_share_links"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "resume_share_links_stopped" on "resume";`);
    this.addSql(`drop function if exists "resume_stop_share_links"();`);
    this.addSql(`drop table if exists "share_report" cascade;`);
    this.addSql(`drop table if exists "share_link" cascade;`);
  }
}
