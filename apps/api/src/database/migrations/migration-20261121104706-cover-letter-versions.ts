import { Migration } from '@mikro-orm/migrations';

export class Migration20261121104706_cover_letter_versions extends Migration {
  override name = 'Migration20261121104706_cover_letter_versions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cover_letter_version" ("id" uuid not null, "cover_letter_id" uuid not null, "user_id" uuid not null, "version" int not null, "title" text not null, "company" varchar(255) not null, "position" varchar(255) not null, "content" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "cover_letter_version_recent_index" on "cover_letter_version" ("cover_letter_id", "created_at", "id");`,
    );

    this.addSql(
      `alter table "cover_letter_version" add constraint "cover_letter_version_cover_letter_id_foreign" foreign key ("cover_letter_id") references "cover_letter" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "cover_letter_version" add constraint "cover_letter_version_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "cover_letter_version" cascade;`);
  }
}
