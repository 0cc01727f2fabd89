import { Migration } from '@mikro-orm/migrations';

export class Migration20261121080518_ai_jobs_and_letters extends Migration {
  override name = 'Migration20261121080518_ai_jobs_and_letters';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ai_usage" ("id" uuid not null, "model" varchar(255) not null, "mode" varchar(255) not null, "outcome" varchar(255) not null, "prompt_tokens" int not null default 0, "completion_tokens" int not null default 0, "took_ms" int not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "ai_usage_created_index" on "ai_usage" ("created_at");`);

    this.addSql(`alter table "cover_letter" add "creation_key" varchar(255) null;`);
    this.addSql(`alter table "cover_letter" alter column "title" type text using ("title"::text);`);
    this.addSql(
      `alter table "cover_letter" add constraint "cover_letter_user_creation_unique" unique ("user_id", "creation_key");`,
    );

    this.addSql(`alter table "ai_job" add "fault" text null, add "lapses" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ai_usage" cascade;`);

    this.addSql(`alter table "ai_job" drop column "fault", drop column "lapses";`);

    this.addSql(`alter table "cover_letter" drop constraint "cover_letter_user_creation_unique";`);
    this.addSql(`alter table "cover_letter" drop column "creation_key";`);
    this.addSql(
      `alter table "cover_letter" alter column "title" type varchar(255) using ("title"::varchar(255));`,
    );
  }
}
