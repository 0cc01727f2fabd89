import { Migration } from '@mikro-orm/migrations';

export class JobListingSources extends Migration {
  override name = 'migration-20261121080441-job-listing-sources';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "listing_source" ("key" varchar(255) not null, "due_at" timestamptz not null default now(), "leased_until" timestamptz null, "lease_id" uuid null, "last_success_at" timestamptz null, "failures" int not null default 0, "last_error" text null, "listed" int not null default 0, "etag" text null, "last_modified" text null, primary key ("key"));`,
    );

    this.addSql(
      `alter table "job_listing" add "open_to" text[] not null default '{}', add "search_text" text not null default '', add "content_hash" varchar(255) not null default '', add "seen_at" timestamptz not null default now();`,
    );
    this.addSql(`create index "job_listing_seen_index" on "job_listing" ("source", "seen_at");`);
    this.addSql(
      `create index "job_listing_search_index" on "job_listing" using gin ("search_text" gin_trgm_ops);`,
    );
    this.addSql(`create index "job_listing_open_to_index" on "job_listing" using gin ("open_to");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "listing_source" cascade;`);

    this.addSql(`drop index "job_listing_seen_index";`);
    this.addSql(`drop index "job_listing_search_index";`);
    this.addSql(`drop index "job_listing_open_to_index";`);
    this.addSql(
      `alter table "job_listing" drop column "open_to", drop column "search_text", drop column "content_hash", drop column "seen_at";`,
    );
  }
}
