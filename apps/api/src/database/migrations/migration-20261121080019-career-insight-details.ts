import { Migration } from '@mikro-orm/migrations';

export class Migration20261121080019_career_insight_details extends Migration {
  override name = 'Migration20261121080019_career_insight_details';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "career_insight" add "breakdown" jsonb null, add "target" jsonb null, add "keyword_coverage" jsonb null, add "engine" varchar(255) not null default '', add "rubric_version" varchar(255) not null default '', add "score" real not null default 0;`,
    );
    this.addSql(
      `alter table "career_insight" add constraint "career_insight_analysis_unique" unique ("user_id", "resume_id", "generated_at");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "career_insight" drop constraint "career_insight_analysis_unique";`);
    this.addSql(
      `alter table "career_insight" drop column "breakdown", drop column "target", drop column "keyword_coverage", drop column "engine", drop column "rubric_version", drop column "score";`,
    );
  }
}
