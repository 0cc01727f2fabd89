import { Migration } from '@mikro-orm/migrations';

/**
 * One document for what a resume says in its sections. The columns that held them stay for one release, because processes
 * of the release before read and write them while they are replaced: triggers carry what either side writes to the other.
 * `before update of` looks at the columns that a statement names, so neither trigger sees what the other one changed.
 */
export class ResumeContent extends Migration {
  override name = 'migration-20261122181500-resume-content';

  override up(): void | Promise<void> {
    this.addSql(`alter table "resume" add "content" jsonb null;`);
    this.addSql(
      `create function "resume_content_of_columns"("row" "resume") returns jsonb language sql immutable as $$
         select coalesce("row"."content", '{}') || jsonb_build_object(
           'personalInfo', "row"."personal_info", 'experience', "row"."experience", 'education', "row"."education",
           'skills', "row"."skills", 'achievements', "row"."achievements", 'certifications', "row"."certifications",
           'languages', "row"."languages", 'designOptions', "row"."design_options")
       $$;`,
    );
    this.addSql(
      `create function "resume_content_to_columns"() returns trigger as $$ begin
         if new."content" is null then
           new."content" := resume_content_of_columns(new);
         else
           new."personal_info" := coalesce(new."content"->'personalInfo', '{}');
           new."experience" := coalesce(new."content"->'experience', '[]');
           new."education" := coalesce(new."content"->'education', '[]');
           new."skills" := coalesce(new."content"->'skills', '[]');
           new."achievements" := coalesce(new."content"->'achievements', '[]');
           new."certifications" := coalesce(new."content"->'certifications', '[]');
           new."languages" := coalesce(new."content"->'languages', '[]');
           new."design_options" := coalesce(new."content"->'designOptions', '{}');
         end if;
         return new;
       end $$ language plpgsql;`,
    );
    this.addSql(
      `create function "resume_columns_to_content"() returns trigger as $$ begin
         new."content" := resume_content_of_columns(new);
         return new;
       end $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "resume_inserted" before insert on "resume"
         for each row execute function "resume_content_to_columns"();`,
    );
    // What is moved from the columns need not be written back to them.
    this.addSql(
      `create trigger "resume_content_saved" before update of "content" on "resume"
         for each row when (old."content" is not null) execute function "resume_content_to_columns"();`,
    );
    this.addSql(
      `create trigger "resume_columns_saved" before update of "personal_info", "experience", "education", "skills",
         "achievements", "certifications", "languages", "design_options" on "resume"
         for each row execute function "resume_columns_to_content"();`,
    );
  }

  override down(): void | Promise<void> {
    for (const trigger of ['resume_inserted', 'resume_content_saved', 'resume_columns_saved'])
      this.addSql(`drop trigger if exists "${trigger}" on "resume";`);
    this.addSql(`drop function if exists "resume_columns_to_content"();`);
    this.addSql(`drop function if exists "resume_content_to_columns"();`);
    this.addSql(`drop function if exists "resume_content_of_columns"("resume");`);
    this.addSql(`alter table "resume" drop column "content";`);
  }
}
