import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140554_ai_job_trace extends Migration {
  override name = 'Migration20261121140554_ai_job_trace';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_job" add "trace_parent" varchar(255) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_job" drop column "trace_parent";`);
  }
}
