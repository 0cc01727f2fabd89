import { ListField, ObjectField } from '../fields/nested-fields.ts';
import { ENTRY_SECTION_DOCS } from '../resume-table/resume-docs.ts';
import {
  type About,
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type PersonalInfo,
} from '../resume-table/resume-table.ts';
import { ABOUT, ABOUT_DOCS, SUMMARY, SUMMARY_DOCS } from '../resume-table/sections/about.section.ts';
import { withAliases, withFlattenedSkills } from './accepted-forms.ts';
import { DesignOptionsDto } from './design-options.dto.ts';
import { ENTRY_DTOS, type EntryLists, PersonalInfoDto } from './entry.dtos.ts';
import { declareFields } from './table-fields.ts';

type Content = About & { summary?: string; personalInfo: PersonalInfo } & Partial<EntryLists>;

const TabledContent = class {} as new () => Content;

declareFields(TabledContent, ABOUT, ABOUT_DOCS);
declareFields(TabledContent, SUMMARY, SUMMARY_DOCS);
ObjectField({ label: 'Personal info', description: 'Who the resume is about.', of: () => PersonalInfoDto })(
  TabledContent.prototype,
  'personalInfo',
);
for (const name of ENTRY_SECTION_NAMES) {
  const { label, max, fields, layout } = ENTRY_SECTIONS[name];
  const target = TabledContent.prototype;
  ListField({
    label,
    description: ENTRY_SECTION_DOCS[name].list,
    of: () => ENTRY_DTOS[name],
    optional: true,
    ...(max ? { max } : {}),
  })(target, name);
  withAliases(fields)(target, name);
  if (layout === 'groups') withFlattenedSkills(target, name);
}

/** What a person writes in a resume: everything but its identity and history. The table has its fields. */
export class ResumeContentDto extends TabledContent {
  @ObjectField({
    label: 'Design options',
    description: 'How the person tuned the template; an empty object keeps the template as it is.',
    of: () => DesignOptionsDto,
    optional: true,
  })
  designOptions?: DesignOptionsDto;
}
