import { Migration } from '@mikro-orm/migrations';

/** What listings are ordered by, employers that people hide, and searches that they keep. */
export class Discovery extends Migration {
  override name = 'migration-20261124040000-discovery';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "job_listing" add "skill_ids" text[] not null default '{}', add "occupation_ids" text[] not null default '{}', add "signs_version" smallint not null default 0;`,
    );
    this.addSql(
      `create index "job_listing_signs_index" on "job_listing" ("signs_version") where "is_active";`,
    );

    this.addSql(
      `create table "hidden_employer" ("id" uuid not null, "user_id" uuid not null, "company" varchar(255) not null, "employer_key" varchar(255) not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "hidden_employer" add constraint "hidden_employer_unique" unique ("user_id", "employer_key");`,
    );
    this.addSql(
      `alter table "hidden_employer" add constraint "hidden_employer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "saved_search" ("id" uuid not null, "user_id" uuid not null, "q" varchar(255) not null default '', "type" text not null default 'all', "country" varchar(255) null, "alerts" boolean not null default false, "told_until" timestamptz not null default now(), "mailed_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_type_check" check ("type" in ('all', 'local', 'international', 'remote'));`,
    );
    this.addSql(`create index "saved_search_owner_index" on "saved_search" ("user_id", "created_at");`);
    this.addSql(`create index "saved_search_alerts_index" on "saved_search" ("user_id") where "alerts";`);
    this.addSql(
      `alter table "saved_search" add constraint "saved_search_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "saved_search";`);
    this.addSql(`drop table "hidden_employer";`);
    this.addSql(
      `alter table "job_listing" drop column "skill_ids", drop column "occupation_ids", drop column "signs_version";`,
    );
  }
}
