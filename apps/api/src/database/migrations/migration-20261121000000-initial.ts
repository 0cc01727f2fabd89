import { Migration } from '@mikro-orm/migrations';

export class InitialMigration extends Migration {
  override name = 'migration-20261121000000-initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_listing" ("id" uuid not null, "external_id" varchar(255) not null, "title" varchar(255) not null, "company" varchar(255) not null, "location" varchar(255) not null default '', "description" text not null default '', "requirements" text not null default '', "salary" varchar(255) null, "job_type" text not null, "source" varchar(255) not null, "url" text null, "posted_date" date not null, "expiry_date" date null, "tags" jsonb not null, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "job_listing_open_index" on "job_listing" ("is_active", "posted_date", "id");`);
    this.addSql(
      `alter table "job_listing" add constraint "job_listing_source_external_unique" unique ("source", "external_id");`,
    );

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );

    this.addSql(
      `create table "resume_template" ("id" varchar(255) not null, "name" varchar(255) not null, "description" text not null, "category" text not null, "thumbnail_url" text null, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "session" ("sid" varchar(255) not null, "sess" jsonb not null, "expire" timestamptz not null, primary key ("sid"));`,
    );
    this.addSql(`create index "session_expire_index" on "session" ("expire");`);

    this.addSql(
      `create table "user" ("id" uuid not null, "email" varchar(255) not null, "first_name" varchar(255) not null, "last_name" varchar(255) not null, "phone" varchar(255) null, "profile_image_url" text null, "password" text null, "google_id" varchar(255) null, "auth_provider" text not null default 'career-toolkit', "is_email_verified" boolean not null default false, "current_job_status" text null, "has_completed_onboarding" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);
    this.addSql(`alter table "user" add constraint "user_google_id_unique" unique ("google_id");`);

    this.addSql(
      `create table "resume" ("id" uuid not null, "user_id" uuid not null, "template_id" varchar(255) not null default 'modern-professional', "title" varchar(255) not null default '', "career_goal" text not null default 'local', "target_country" varchar(255) not null default '', "industry" varchar(255) not null default '', "experience_level" text not null default 'entry', "summary" text not null default '', "personal_info" jsonb not null, "experience" jsonb not null, "education" jsonb not null, "skills" jsonb not null, "achievements" jsonb not null, "certifications" jsonb not null, "languages" jsonb not null, "design_options" jsonb not null, "is_draft" boolean not null default true, "is_active" boolean not null default true, "deleted_at" timestamptz null, "creation_key" varchar(255) null, "version" int not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "resume_user_recent_index" on "resume" ("user_id", "updated_at", "id");`);
    this.addSql(
      `alter table "resume" add constraint "resume_user_creation_unique" unique ("user_id", "creation_key");`,
    );

    this.addSql(
      `create table "cover_letter" ("id" uuid not null, "user_id" uuid not null, "job_application_id" uuid null, "title" varchar(255) not null, "company" varchar(255) not null, "position" varchar(255) not null, "content" text not null, "job_url" text not null default '', "is_generated" boolean not null default false, "version" int not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "cover_letter_user_recent_index" on "cover_letter" ("user_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "job_application" ("id" uuid not null, "user_id" uuid not null, "company" varchar(255) not null, "position" varchar(255) not null, "location" varchar(255) not null default '', "job_url" text not null default '', "job_description" text not null default '', "status" text not null default 'applied', "applied_date" date not null default current_date, "interview_date" timestamptz null, "follow_up_date" date null, "salary" varchar(255) not null default '', "notes" text not null default '', "resume_used" uuid null, "cover_letter_used" uuid null, "version" int not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "job_application_user_recent_index" on "job_application" ("user_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "document" ("id" uuid not null, "user_id" uuid not null, "job_application_id" uuid null, "type" varchar(255) not null, "file_name" varchar(255) not null, "file_url" text not null, "file_size" int not null, "mime_type" varchar(255) not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "document_user_recent_index" on "document" ("user_id", "created_at", "id");`);

    this.addSql(
      `create table "career_insight" ("id" uuid not null, "user_id" uuid not null, "resume_id" uuid not null, "generated_at" timestamptz not null default now(), "skill_gaps" jsonb not null, "recommended_training" jsonb not null, "recommended_industries" jsonb not null, "ats_scan_results" jsonb not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "career_insight_user_recent_index" on "career_insight" ("user_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "ai_job" ("id" uuid not null, "user_id" uuid not null, "kind" varchar(255) not null, "input" jsonb not null, "input_hash" varchar(255) not null, "state" text not null default 'queued', "progress" int not null default 0, "stage" varchar(255) not null default '', "result" jsonb null, "error" text null, "attempts" int not null default 0, "cancel_requested" boolean not null default false, "run_after" timestamptz not null default now(), "held_by" uuid null, "held_until" timestamptz null, "finished_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "ai_job_user_recent_index" on "ai_job" ("user_id", "created_at", "id");`);
    this.addSql(
      `create index "ai_job_pending_index" on "ai_job" ("run_after") where "state" in ('queued', 'running');`,
    );
    this.addSql(
      `create unique index "ai_job_shared_index" on "ai_job" ("user_id", "kind", "input_hash") where "state" in ('queued', 'running');`,
    );

    this.addSql(
      `alter table "job_listing" add constraint "job_listing_job_type_check" check ("job_type" in ('Local', 'International', 'Remote'));`,
    );

    this.addSql(
      `alter table "resume_template" add constraint "resume_template_category_check" check ("category" in ('modern', 'classic', 'creative', 'professional'));`,
    );

    this.addSql(
      `alter table "user" add constraint "user_auth_provider_check" check ("auth_provider" in ('career-toolkit', 'google'));`,
    );
    this.addSql(
      `alter table "user" add constraint "user_current_job_status_check" check ("current_job_status" in ('employed', 'unemployed', 'student', 'freelancer'));`,
    );

    this.addSql(
      `alter table "resume" add constraint "resume_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resume" add constraint "resume_career_goal_check" check ("career_goal" in ('local', 'remote', 'relocation'));`,
    );
    this.addSql(
      `alter table "resume" add constraint "resume_experience_level_check" check ("experience_level" in ('entry', 'mid', 'senior', 'executive'));`,
    );

    this.addSql(
      `alter table "cover_letter" add constraint "cover_letter_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "cover_letter" add constraint "cover_letter_job_application_id_foreign" foreign key ("job_application_id") references "job_application" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "job_application" add constraint "job_application_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_application" add constraint "job_application_resume_used_foreign" foreign key ("resume_used") references "resume" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "job_application" add constraint "job_application_cover_letter_used_foreign" foreign key ("cover_letter_used") references "cover_letter" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "job_application" add constraint "job_application_status_check" check ("status" in ('applied', 'interview', 'offer', 'rejected'));`,
    );

    this.addSql(
      `alter table "document" add constraint "document_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "document" add constraint "document_job_application_id_foreign" foreign key ("job_application_id") references "job_application" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "career_insight" add constraint "career_insight_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "career_insight" add constraint "career_insight_resume_id_foreign" foreign key ("resume_id") references "resume" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "ai_job" add constraint "ai_job_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "ai_job" add constraint "ai_job_state_check" check ("state" in ('queued', 'running', 'done', 'failed', 'cancelled'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resume" drop constraint "resume_user_id_foreign";`);
    this.addSql(`alter table "cover_letter" drop constraint "cover_letter_user_id_foreign";`);
    this.addSql(`alter table "job_application" drop constraint "job_application_user_id_foreign";`);
    this.addSql(`alter table "document" drop constraint "document_user_id_foreign";`);
    this.addSql(`alter table "career_insight" drop constraint "career_insight_user_id_foreign";`);
    this.addSql(`alter table "ai_job" drop constraint "ai_job_user_id_foreign";`);
    this.addSql(`alter table "job_application" drop constraint "job_application_resume_used_foreign";`);
    this.addSql(`alter table "career_insight" drop constraint "career_insight_resume_id_foreign";`);
    this.addSql(`alter table "job_application" drop constraint "job_application_cover_letter_used_foreign";`);
    this.addSql(`alter table "cover_letter" drop constraint "cover_letter_job_application_id_foreign";`);
    this.addSql(`alter table "document" drop constraint "document_job_application_id_foreign";`);

    this.addSql(`drop table if exists "job_listing" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "resume_template" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "resume" cascade;`);
    this.addSql(`drop table if exists "cover_letter" cascade;`);
    this.addSql(`drop table if exists "job_application" cascade;`);
    this.addSql(`drop table if exists "document" cascade;`);
    this.addSql(`drop table if exists "career_insight" cascade;`);
    this.addSql(`drop table if exists "ai_job" cascade;`);
  }
}
