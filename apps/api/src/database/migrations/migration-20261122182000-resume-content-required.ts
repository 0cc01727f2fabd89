import { Migration } from '@mikro-orm/migrations';

/** Runs when every row has been moved (`batched-moves.ts`). */
export class ResumeContentRequired extends Migration {
  override name = 'migration-20261122182000-resume-content-required';

  override up(): void | Promise<void> {
    this.addSql(`alter table "resume" alter column "content" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resume" alter column "content" drop not null;`);
  }
}
