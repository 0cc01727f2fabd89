import { Migration } from '@mikro-orm/migrations';

export class Webhooks extends Migration {
  override name = 'migration-20261126040000-webhooks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("id" uuid not null, "user_id" uuid not null, "url" text not null, "events" jsonb not null, "secret" text not null, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "webhook_user_index" on "webhook" ("user_id");`);
    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null, "user_id" uuid not null, "webhook_id" uuid not null, "event" varchar(255) not null, "subject" uuid not null, "data" jsonb not null, "state" text not null default 'waiting', "attempts" int not null default 0, "status" int null, "error" text null, "run_after" timestamptz not null default now(), "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "webhook_delivery_recent_index" on "webhook_delivery" ("webhook_id", "created_at", "id");`,
    );
    this.addSql(`create index "webhook_delivery_user_index" on "webhook_delivery" ("user_id");`);
    this.addSql(
      `create index "webhook_delivery_due_index" on "webhook_delivery" ("run_after") where "state" = 'waiting';`,
    );
    this.addSql(
      `create unique index "webhook_delivery_untried_index" on "webhook_delivery" ("webhook_id", "event", "subject") where "state" = 'waiting' and "attempts" = 0;`,
    );
    this.addSql(
      `alter table "webhook" add constraint "webhook_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade, add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade, add constraint "webhook_delivery_state_check" check ("state" in ('waiting', 'delivered', 'failed'));`,
    );
    this.addTriggers();
  }

  /** Deliveries are added in the transaction of what they report, whoever wrote it. */
  private addTriggers(): void {
    this.addSql(
      `create function "webhook_enqueue"("owner" uuid, "happened" text, "about" uuid, "facts" jsonb) returns void as $$
         insert into "webhook_delivery" ("id", "user_id", "webhook_id", "event", "subject", "data")
         select gen_random_uuid(), "owner", "webhook"."id", "happened", "about", "facts" from "webhook"
         where "webhook"."user_id" = "owner" and "webhook"."is_active" and "webhook"."events" @> to_jsonb("happened")
         order by "webhook"."id"
         on conflict ("webhook_id", "event", "subject") where "state" = 'waiting' and "attempts" = 0
         do update set "data" = excluded."data";
       $$ language sql;`,
    );
    this.addSql(
      `create function "webhook_of_resume"() returns trigger as $$ begin
         if new."is_active" then
           perform "webhook_enqueue"(new."user_id", 'resume.saved', new."id",
             jsonb_build_object('id', new."id", 'version', new."version", 'isDraft', new."is_draft"));
         end if;
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "webhook_resume_saved" after insert or update of "version" on "resume"
         for each row execute function "webhook_of_resume"();`,
    );
    this.addSql(
      `create function "webhook_of_application"() returns trigger as $$ begin
         perform "webhook_enqueue"(new."user_id", 'application.changed', new."id",
           jsonb_build_object('id', new."id", 'version', new."version", 'status', new."status"));
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "webhook_application_changed" after insert or update of "version" on "job_application"
         for each row execute function "webhook_of_application"();`,
    );
    this.addSql(
      `create function "webhook_of_job"() returns trigger as $$ begin
         perform "webhook_enqueue"(new."user_id", 'job.ended', new."id",
           jsonb_build_object('id', new."id", 'kind', new."kind", 'state', new."state"));
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "webhook_job_ended" after update of "state" on "ai_job" for each row
         when (old."state" in ('queued', 'running') and new."state" not in ('queued', 'running'))
         execute function "webhook_of_job"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "webhook_job_ended" on "ai_job";`);
    this.addSql(`drop trigger "webhook_application_changed" on "job_application";`);
    this.addSql(`drop trigger "webhook_resume_saved" on "resume";`);
    this.addSql(
      `drop function "webhook_of_job"(), "webhook_of_application"(), "webhook_of_resume"(), "webhook_enqueue"(uuid, text, uuid, jsonb);`,
    );
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);
    this.addSql(`drop table if exists "webhook" cascade;`);
  }
}
