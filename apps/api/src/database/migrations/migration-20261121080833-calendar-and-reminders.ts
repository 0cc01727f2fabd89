import { Migration } from '@mikro-orm/migrations';

export class CalendarAndReminders extends Migration {
  override name = 'migration-20261121080833-calendar-and-reminders';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "application_reminder" ("id" uuid not null, "job_application_id" uuid not null, "kind" text not null, "day" date not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "application_reminder" add constraint "application_reminder_unique" unique ("job_application_id", "kind", "day");`,
    );

    this.addSql(
      `create table "calendar_feed" ("user_id" uuid not null, "token_hash" varchar(255) not null, "created_at" timestamptz not null default now(), primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `alter table "job_application" alter column "created_at" type timestamptz(3) using ("created_at"::timestamptz(3));`,
    );
    this.addSql(
      `create index "job_application_interview_index" on "job_application" ("interview_date") where "interview_date" is not null;`,
    );
    this.addSql(
      `create index "job_application_follow_up_index" on "job_application" ("follow_up_date") where "follow_up_date" is not null;`,
    );

    this.addSql(
      `alter table "application_reminder" add constraint "application_reminder_job_application_id_foreign" foreign key ("job_application_id") references "job_application" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "application_reminder" add constraint "application_reminder_kind_check" check ("kind" in ('interview', 'follow-up'));`,
    );

    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "application_reminder" cascade;`);
    this.addSql(`drop table if exists "calendar_feed" cascade;`);

    this.addSql(`drop index "job_application_interview_index";`);
    this.addSql(`drop index "job_application_follow_up_index";`);
    this.addSql(
      `alter table "job_application" alter column "created_at" type timestamptz(6) using ("created_at"::timestamptz(6));`,
    );
  }
}
