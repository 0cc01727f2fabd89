import { Migration } from '@mikro-orm/migrations';

/** Archive and tags of resumes. */
export class ResumeFiling extends Migration {
  override name = 'migration-20261123030000-resume-filing';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "resume" add "archived_at" timestamptz(6) null, add "tags" text[] not null default '{}';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resume" drop column "archived_at", drop column "tags";`);
  }
}
