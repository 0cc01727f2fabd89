import { Migration } from '@mikro-orm/migrations';

export class Proposals extends Migration {
  override name = 'migration-20261125030000-proposals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "proposal" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "state" text not null default 'waiting', "title" varchar(255) not null, "made_by" varchar(255) not null, "payload" jsonb not null, "changes" jsonb not null, "base_version" int null, "result_id" uuid null, "expires_at" timestamptz not null, "decided_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "proposal" add constraint "proposal_kind_check" check ("kind" in ('resume-text', 'tailored-copy', 'cover-letter', 'application-status', 'saved-job'));`,
    );
    this.addSql(
      `alter table "proposal" add constraint "proposal_state_check" check ("state" in ('waiting', 'accepted', 'dismissed', 'expired'));`,
    );
    this.addSql(`create index "proposal_owner_index" on "proposal" ("user_id", "created_at");`);
    this.addSql(`create index "proposal_expiry_index" on "proposal" ("expires_at");`);
    this.addSql(
      `alter table "proposal" add constraint "proposal_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "proposal" cascade;`);
  }
}
