import { Migration } from '@mikro-orm/migrations';

/** Which resume a copy in another language was made from, in which version. */
export class TranslatedCopies extends Migration {
  override name = 'migration-20261127200000-translated-copies';

  override up(): void | Promise<void> {
    this.addSql(`alter table "resume" add "translated_from" uuid null, add "translated_version" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resume" drop column "translated_from", drop column "translated_version";`);
  }
}
