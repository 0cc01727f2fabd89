import { Migration } from '@mikro-orm/migrations';

/** The language that a letter is written in; letters of before have none. */
export class LetterLanguage extends Migration {
  override name = 'migration-20261128010000-letter-language';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cover_letter" add "language" text null;`);
    this.addSql(
      `alter table "cover_letter" add constraint "cover_letter_language_check" check ("language" in ('en', 'fr', 'pt', 'ar', 'sw', 'de'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cover_letter" drop column "language";`);
  }
}
