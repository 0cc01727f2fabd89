import { Migration } from '@mikro-orm/migrations';

export class SecretFingerprint extends Migration {
  override name = 'migration-20261126030100-secret-fingerprint';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "secret_fingerprint" ("name" varchar(255) not null, "fingerprint" varchar(255) not null, primary key ("name"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "secret_fingerprint" cascade;`);
  }
}
