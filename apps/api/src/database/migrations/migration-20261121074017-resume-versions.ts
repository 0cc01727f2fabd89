import { Migration } from '@mikro-orm/migrations';

export class Migration20261121074017_resume_versions extends Migration {
  override name = 'Migration20261121074017_resume_versions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "resume_version" ("id" uuid not null, "resume_id" uuid not null, "user_id" uuid not null, "version" int not null, "title" varchar(255) not null default '', "name" varchar(255) not null default '', "content" jsonb not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "resume_version_recent_index" on "resume_version" ("resume_id", "created_at", "id");`,
    );

    this.addSql(`create index "resume_deleted_index" on "resume" ("deleted_at");`);

    this.addSql(
      `alter table "resume_version" add constraint "resume_version_resume_id_foreign" foreign key ("resume_id") references "resume" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resume_version" add constraint "resume_version_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "resume_version" cascade;`);

    this.addSql(`drop index "resume_deleted_index";`);
  }
}
