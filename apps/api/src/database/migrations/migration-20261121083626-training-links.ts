import { Migration } from '@mikro-orm/migrations';

export class Migration20261121083626_training_links extends Migration {
  override name = 'Migration20261121083626_training_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "training_link" ("training_id" varchar(255) not null, "url" text not null, "checked_at" timestamptz not null, "is_broken" boolean not null, "finding" text not null, primary key ("training_id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "training_link" cascade;`);
  }
}
