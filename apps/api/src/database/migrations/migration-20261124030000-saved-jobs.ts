import { Migration } from '@mikro-orm/migrations';

export class SavedJobs extends Migration {
  override name = 'migration-20261124030000-saved-jobs';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "job_application" add column "interview_place" text not null default '', add column "answer_by" date null;`,
    );
    this.addSql(
      `create table "saved_job" ("id" uuid not null, "user_id" uuid not null, "position" varchar(255) not null default '', "company" varchar(255) not null default '', "location" varchar(255) not null default '', "job_url" text not null default '', "job_description" text not null default '', "salary" varchar(255) not null default '', "deadline" date null, "reminder_date" date null, "notes" text not null default '', "job_listing_id" uuid null, "resume_used" uuid null, "cover_letter_used" uuid null, "job_application_id" uuid null, "reminded_day" date null, "creation_key" varchar(255) null, "version" int not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "saved_job_user_recent_index" on "saved_job" ("user_id", "created_at", "id");`);
    this.addSql(
      `create index "saved_job_reminder_index" on "saved_job" ("reminder_date") where "reminder_date" is not null;`,
    );
    this.addSql(
      `create index "saved_job_deadline_index" on "saved_job" ("deadline") where "deadline" is not null;`,
    );
    this.addSql(
      `create index "saved_job_listing_index" on "saved_job" ("job_listing_id") where "job_listing_id" is not null;`,
    );
    this.addSql(
      `create index "saved_job_application_index" on "saved_job" ("job_application_id") where "job_application_id" is not null;`,
    );
    this.addSql(
      `create index "saved_job_resume_index" on "saved_job" ("resume_used") where "resume_used" is not null;`,
    );
    this.addSql(
      `create index "saved_job_letter_index" on "saved_job" ("cover_letter_used") where "cover_letter_used" is not null;`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_user_creation_unique" unique ("user_id", "creation_key");`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_job_listing_id_foreign" foreign key ("job_listing_id") references "job_listing" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_resume_used_foreign" foreign key ("resume_used") references "resume" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_cover_letter_used_foreign" foreign key ("cover_letter_used") references "cover_letter" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "saved_job" add constraint "saved_job_job_application_id_foreign" foreign key ("job_application_id") references "job_application" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_job" cascade;`);
    this.addSql(`alter table "job_application" drop column "interview_place", drop column "answer_by";`);
  }
}
