import { TEMPLATE_CATEGORIES } from '@career/contracts/vocabulary/template-ids';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../../database/columns.ts';

/** The built-in templates, for reports and foreign tools; the designs themselves live in the templates library. */
export const ResumeTemplateEntity = defineEntity({
  name: 'ResumeTemplate',
  tableName: 'resume_template',
  properties: {
    id: p.string().primary(),
    name: p.string(),
    description: p.text(),
    category: p.enum(TEMPLATE_CATEGORIES),
    thumbnailUrl: p.text().nullable(),
    isActive: p.boolean().default(true),
    ...createdAt(),
  },
});
