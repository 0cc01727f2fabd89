import { Migration } from '@mikro-orm/migrations';

export class Pictures extends Migration {
  override name = 'migration-20261123030000-pictures';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "picture" ("user_id" uuid not null, "id" uuid not null, "mime_type" text not null, "width" int not null, "height" int not null, "file_size" int not null, "bytes" bytea not null, "kept_at" timestamptz not null default now(), "created_at" timestamptz not null default now(), primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "picture_kept_index" on "picture" ("kept_at", "user_id");`);
    this.addSql(
      `alter table "picture" add constraint "picture_mime_type_check" check ("mime_type" in ('image/jpeg', 'image/png', 'image/webp'));`,
    );
    this.addSql(
      `alter table "picture" add constraint "picture_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "picture" cascade;`);
  }
}
