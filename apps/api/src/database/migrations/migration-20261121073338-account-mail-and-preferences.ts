import { Migration } from '@mikro-orm/migrations';

export class AccountMailAndPreferences extends Migration {
  override name = 'migration-20261121073338-account-mail-and-preferences';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "outgoing_mail" ("id" uuid not null, "user_id" uuid null, "kind" varchar(255) not null, "sealed" text not null, "attempts" int not null default 1, "run_after" timestamptz not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "outgoing_mail_due_index" on "outgoing_mail" ("run_after");`);

    this.addSql(
      `create table "second_factor" ("id" uuid not null, "user_id" uuid not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" int not null default 0, "backup_codes" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "second_factor" add constraint "second_factor_user_unique" unique ("user_id");`);

    this.addSql(
      `create table "account_token" ("hash" varchar(255) not null, "user_id" uuid not null, "purpose" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("hash"));`,
    );
    this.addSql(
      `alter table "account_token" add constraint "account_token_user_purpose_unique" unique ("user_id", "purpose");`,
    );

    this.addSql(`create index "session_user_index" on "session" (("sess" -> 'passport' ->> 'user'));`);

    this.addSql(
      `alter table "user" add "time_zone" varchar(255) not null default 'Africa/Lagos', add "country" varchar(2) null, add "wants_reminder_mails" boolean not null default true, add "wants_new_device_mails" boolean not null default true;`,
    );

    this.addSql(
      `alter table "second_factor" add constraint "second_factor_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "account_token" add constraint "account_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "account_token" add constraint "account_token_purpose_check" check ("purpose" in ('verify-email', 'reset-password'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`);
    this.addSql(`drop table if exists "second_factor" cascade;`);
    this.addSql(`drop table if exists "account_token" cascade;`);

    this.addSql(`drop index "session_user_index";`);

    this.addSql(
      `alter table "user" drop column "time_zone", drop column "country", drop column "wants_reminder_mails", drop column "wants_new_device_mails";`,
    );
  }
}
