import { Migration } from '@mikro-orm/migrations';

export class ReviewLinks extends Migration {
  override name = 'migration-20261126020100-review-links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_link" ("id" uuid not null, "user_id" uuid not null, "resume_id" uuid not null, "slug" varchar(255) not null, "expires_at" timestamptz not null, "stopped_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "review_link" add constraint "review_link_slug_unique" unique ("slug");`);
    this.addSql(`create index "review_link_owner_index" on "review_link" ("user_id", "created_at");`);
    this.addSql(`create index "review_link_resume_index" on "review_link" ("resume_id");`);
    this.addSql(
      `alter table "review_link" add constraint "review_link_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review_link" add constraint "review_link_resume_id_foreign" foreign key ("resume_id") references "resume" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "review_comment" ("id" uuid not null, "user_id" uuid not null, "review_link_id" uuid not null, "name" varchar(255) not null, "field" varchar(255) not null, "label" text not null, "before" text not null, "after" text not null, "comment" text not null, "state" text not null default 'waiting', "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "review_comment" add constraint "review_comment_state_check" check ("state" in ('waiting', 'accepted', 'dismissed'));`,
    );
    this.addSql(`create index "review_comment_owner_index" on "review_comment" ("user_id");`);
    this.addSql(
      `create index "review_comment_link_index" on "review_comment" ("review_link_id", "created_at");`,
    );
    this.addSql(
      `alter table "review_comment" add constraint "review_comment_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review_comment" add constraint "review_comment_review_link_id_foreign" foreign key ("review_link_id") references "review_link" ("id") on delete cascade;`,
    );
    this.addSql(
      `create function "resume_stop_review_links"() returns trigger as $$ begin
         update "review_link" set "stopped_at" = now() where "resume_id" = new."id" and "stopped_at" is null;
         return null;
       end $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "resume_review_links_stopped" after update of "is_active" on "resume" for each row when (old."is_active" and not new."is_active") execute function "resume_stop_review_links"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "resume_review_links_stopped" on "resume";`);
    this.addSql(`drop function if exists "resume_stop_review_links"();`);
    this.addSql(`drop table if exists "review_comment" cascade;`);
    this.addSql(`drop table if exists "review_link" cascade;`);
  }
}
