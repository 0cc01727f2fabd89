import { Migration } from '@mikro-orm/migrations';

export class Language extends Migration {
  override name = 'migration-20261127000000-language';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add column "language" text null;`);
    this.addSql(
      `alter table "user" add constraint "user_language_check" check ("language" in ('en', 'fr', 'pt', 'ar', 'sw', 'ha', 'yo', 'ig', 'pcm', 'am', 'af', 'zu'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column if exists "language";`);
  }
}
