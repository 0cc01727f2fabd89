import { Migration } from '@mikro-orm/migrations';

export class Migration20261121103333_ai_job_draft extends Migration {
  override name = 'Migration20261121103333_ai_job_draft';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_job" add "draft" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_job" drop column "draft";`);
  }
}
