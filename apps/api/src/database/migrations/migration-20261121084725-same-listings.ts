import { Migration } from '@mikro-orm/migrations';

export class SameListings extends Migration {
  override name = 'migration-20261121084725-same-listings';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "job_listing" add "same_key" varchar(255) not null default '', add "source_rank" smallint not null default 0;`,
    );
    this.addSql(
      `create index "job_listing_same_index" on "job_listing" ("same_key", "source_rank", "source") where "is_active";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "job_listing_same_index";`);
    this.addSql(`alter table "job_listing" drop column "same_key", drop column "source_rank";`);
  }
}
