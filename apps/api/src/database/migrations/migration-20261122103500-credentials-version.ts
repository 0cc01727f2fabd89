import { Migration } from '@mikro-orm/migrations';

export class Migration20261122103500_credentials_version extends Migration {
  override name = 'Migration20261122103500_credentials_version';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "credentials_version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column "credentials_version";`);
  }
}
