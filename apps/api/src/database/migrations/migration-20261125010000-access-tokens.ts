import { Migration } from '@mikro-orm/migrations';

export class AccessTokens extends Migration {
  override name = 'migration-20261125010000-access-tokens';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "access_token" ("id" uuid not null, "user_id" uuid not null, "name" varchar(255) not null, "token_hash" varchar(255) not null, "scopes" jsonb not null, "credentials_version" int not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "access_token_user_index" on "access_token" ("user_id");`);
    this.addSql(
      `alter table "access_token" add constraint "access_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `alter table "access_token" add constraint "access_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "access_token" cascade;`);
  }
}
