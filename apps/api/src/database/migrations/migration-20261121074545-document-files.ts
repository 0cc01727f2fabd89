import { Migration } from '@mikro-orm/migrations';

export class DocumentFiles extends Migration {
  override name = 'migration-20261121074545-document-files';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stored_file" ("key" varchar(255) not null, "given_up_at" timestamptz null default now(), primary key ("key"));`,
    );
    this.addSql(
      `create index "stored_file_given_up_index" on "stored_file" ("given_up_at") where "given_up_at" is not null;`,
    );

    this.addSql(`drop index "document_application_index";`);
    this.addSql(`alter table "document" add "sha256" varchar(64) not null;`);
    this.addSql(`alter table "document" alter column "type" type text using ("type"::text);`);
    this.addSql(`alter table "document" alter column "type" set default 'other';`);
    this.addSql(
      `alter table "document" add constraint "document_application_content_unique" unique ("job_application_id", "sha256", "file_name");`,
    );
    this.addSql(`alter table "document" add constraint "document_file_unique" unique ("file_url");`);
    this.addSql(
      `alter table "document" add constraint "document_type_check" check ("type" in ('resume', 'cover-letter', 'certificate', 'offer', 'other'));`,
    );

    // Also when the row goes with its application or its owner.
    this.addSql(
      `create function "document_give_up_file"() returns trigger as $$ begin
         update "stored_file" set "given_up_at" = now() where "key" = old."file_url";
         return null;
       end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "document_file_given_up" after delete on "document" for each row execute function "document_give_up_file"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "document_file_given_up" on "document";`);
    this.addSql(`drop function if exists "document_give_up_file"();`);
    this.addSql(`drop table if exists "stored_file" cascade;`);

    this.addSql(`alter table "document" drop constraint "document_application_content_unique";`);
    this.addSql(`alter table "document" drop constraint "document_file_unique";`);
    this.addSql(`alter table "document" drop constraint "document_type_check";`);
    this.addSql(`alter table "document" drop column "sha256";`);
    this.addSql(`alter table "document" alter column "type" drop default;`);
    this.addSql(`alter table "document" alter column "type" type varchar(255) using ("type"::varchar(255));`);
    this.addSql(`create index "document_application_index" on "document" ("job_application_id");`);
  }
}
