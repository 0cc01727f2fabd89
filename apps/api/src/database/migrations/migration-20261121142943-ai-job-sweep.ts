import { Migration } from '@mikro-orm/migrations';

export class Migration20261121142943_ai_job_sweep extends Migration {
  override name = 'Migration20261121142943_ai_job_sweep';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_job" add "swept_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_job" drop column "swept_at";`);
  }
}
