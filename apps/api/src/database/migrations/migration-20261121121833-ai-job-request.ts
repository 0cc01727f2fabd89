import { Migration } from '@mikro-orm/migrations';

export class Migration20261121121833_ai_job_request extends Migration {
  override name = 'Migration20261121121833_ai_job_request';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_job" add "request_id" varchar(255) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_job" drop column "request_id";`);
  }
}
