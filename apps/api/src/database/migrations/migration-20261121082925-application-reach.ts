import { Migration } from '@mikro-orm/migrations';

export class ApplicationReach extends Migration {
  override name = 'migration-20261121082925-application-reach';

  override up(): void | Promise<void> {
    this.addSql(`alter table "job_application" add "reached" text[] not null default '{applied}';`);
    // Rows from before: what their history tells, and words that all begin after a space.
    this.addSql(
      `update "job_application" as "application" set
         "reached" = array(select distinct "status" from (
           select "to_status" as "status" from "application_status_change" where "job_application_id" = "application"."id"
           union select "application"."status") as "had"),
         "search_text" = ' ' || ltrim("search_text");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job_application" drop column "reached";`);
  }
}
