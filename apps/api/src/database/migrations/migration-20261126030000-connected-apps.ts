import { Migration } from '@mikro-orm/migrations';

export class ConnectedApps extends Migration {
  override name = 'migration-20261126030000-connected-apps';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "connected_app" ("id" uuid not null, "user_id" uuid not null, "client_id" text not null, "name" varchar(255) not null, "site" varchar(255) null, "scopes" jsonb not null, "credentials_version" int not null, "connected_at" timestamptz null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "connected_app_user_index" on "connected_app" ("user_id");`);
    this.addSql(`create index "connected_app_expiry_index" on "connected_app" ("expires_at");`);
    this.addSql(
      `create table "app_credential" ("credential_hash" varchar(255) not null, "connected_app_id" uuid not null, "kind" text not null, "redirect_uri" text null, "code_challenge" varchar(255) null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("credential_hash"));`,
    );
    this.addSql(
      `alter table "app_credential" add constraint "app_credential_kind_check" check ("kind" in ('code', 'refresh'));`,
    );
    this.addSql(
      `create index "app_credential_connected_app_index" on "app_credential" ("connected_app_id");`,
    );
    this.addSql(`create index "app_credential_expiry_index" on "app_credential" ("expires_at");`);
    this.addSql(
      `alter table "connected_app" add constraint "connected_app_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "app_credential" add constraint "app_credential_connected_app_id_foreign" foreign key ("connected_app_id") references "connected_app" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "access_token" add column "connected_app_id" uuid null;`);
    this.addSql(
      `alter table "access_token" add constraint "access_token_connected_app_id_foreign" foreign key ("connected_app_id") references "connected_app" ("id") on delete cascade;`,
    );
    this.addSql(`create index "access_token_connected_app_index" on "access_token" ("connected_app_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "access_token" where "connected_app_id" is not null;`);
    this.addSql(`alter table "access_token" drop column "connected_app_id";`);
    this.addSql(`drop table if exists "app_credential" cascade;`);
    this.addSql(`drop table if exists "connected_app" cascade;`);
  }
}
