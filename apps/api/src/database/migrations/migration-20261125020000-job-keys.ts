import { Migration } from '@mikro-orm/migrations';

export class JobKeys extends Migration {
  override name = 'migration-20261125020000-job-keys';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_job" add column "creation_key" varchar(255) null;`);
    this.addSql(
      `alter table "ai_job" add constraint "ai_job_user_creation_unique" unique ("user_id", "kind", "creation_key");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_job" drop constraint "ai_job_user_creation_unique";`);
    this.addSql(`alter table "ai_job" drop column "creation_key";`);
  }
}
