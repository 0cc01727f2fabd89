import { TEMPLATE_CATALOGUE } from '@career/contracts/vocabulary/template-catalogue';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { ResumeTemplateEntity } from './resume-template.entity.ts';

/** Writes the built-in templates to their table at each start, so that reports and foreign tools can join it. */
@Injectable()
export class ResumeTemplatesSeeder implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.write((em) =>
      em.upsertMany(
        ResumeTemplateEntity,
        TEMPLATE_IDS.map((id) => {
          const { name, category, description } = TEMPLATE_CATALOGUE[id];
          return { id, name, category, description, isActive: true };
        }),
        { onConflictExcludeFields: ['createdAt'] },
      ),
    );
  }
}
