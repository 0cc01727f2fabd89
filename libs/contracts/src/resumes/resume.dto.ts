import { ApiProperty } from '@nestjs/swagger';
import type { Field } from '../resume-table/field.types.ts';
import { ENTRY_SECTION_DOCS } from '../resume-table/resume-docs.ts';
import { ABOUT_FIELDS, ENTRY_SECTION_NAMES, type PersonalInfo } from '../resume-table/resume-table.ts';
import { ABOUT_DOCS } from '../resume-table/sections/about.section.ts';
import type { ExperienceLevel } from '../vocabulary/experience-levels.ts';
import { EXPERIENCE_LEVELS } from '../vocabulary/experience-levels.ts';
import type { CareerGoal } from '../vocabulary/resume-vocabulary.ts';
import { CAREER_GOALS } from '../vocabulary/resume-vocabulary.ts';
import { DesignOptionsDto } from './design-options.dto.ts';
import { ENTRY_DTOS, type EntryLists, PersonalInfoDto } from './entry.dtos.ts';
import { declareFields } from './table-fields.ts';

/** One row of the resume list. */
export class ResumeSummaryDto {
  @ApiProperty({ description: 'Id of the resume.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name of the resume in the list.', example: 'Accountant, Lagos' })
  title!: string;

  @ApiProperty({
    description: 'Industry of the work sought; empty in an unfinished resume.',
    example: 'Accounting and finance',
  })
  industry!: string;

  @ApiProperty({
    description: 'Seniority of the work sought.',
    enum: [...EXPERIENCE_LEVELS],
    enumName: 'ExperienceLevel',
  })
  experienceLevel!: ExperienceLevel;

  @ApiProperty({ description: 'Id of the template it is shown in.', example: 'modern-professional' })
  templateId!: string;

  @ApiProperty({ description: 'True until it was saved with every required field.' })
  isDraft!: boolean;

  @ApiProperty({ description: 'True while the owner has it in the archive, off the usual list.' })
  archived!: boolean;

  @ApiProperty({
    description: 'Words that the owner finds it by.',
    type: String,
    isArray: true,
    example: ['Sent', 'Banking'],
  })
  tags!: string[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Resume that this is a copy of in another language; null when it is none.',
    example: null,
  })
  translatedFrom!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Version of the original whose content the copy has; null when it is no such copy.',
    example: null,
  })
  translatedVersion!: number | null;

  @ApiProperty({ type: 'integer', description: 'Version of the last save, from 1.', example: 3 })
  version!: number;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last saved, ISO 8601 in UTC.', format: 'date-time' })
  updatedAt!: string;
}

/** Fields of the table that are documented here, as a stored resume has them. */
const IN_HEAD: ReadonlySet<string> = new Set([
  'title',
  'industry',
  'experienceLevel',
  'templateId',
  'careerGoal',
  'targetCountry',
]);

/** What a stored resume has before its sections. */
class ResumeHeadDto extends ResumeSummaryDto {
  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({
    description: 'Where the person looks for work.',
    enum: [...CAREER_GOALS],
    enumName: 'CareerGoal',
  })
  careerGoal!: CareerGoal;

  @ApiProperty({
    description: 'Country the person wants to work in; empty when not said.',
    example: 'Canada',
  })
  targetCountry!: string;

  @ApiProperty({
    description: 'A few sentences under the header; may be empty.',
    example: 'Accountant with two plants and nine years of closing on time.',
  })
  summary!: string;

  @ApiProperty({ description: 'Who the resume is about.', type: () => PersonalInfoDto })
  personalInfo!: PersonalInfo;
}

const TabledResume = class extends ResumeHeadDto {} as new () => ResumeHeadDto & EntryLists;
for (const [name, docs] of Object.entries<readonly string[]>(ABOUT_DOCS)) {
  if (IN_HEAD.has(name)) continue;
  declareFields(TabledResume, { [name]: ABOUT_FIELDS[name] as Field }, { [name]: docs as [string] });
}
for (const name of ENTRY_SECTION_NAMES) {
  ApiProperty({
    description: ENTRY_SECTION_DOCS[name].stored,
    type: () => ENTRY_DTOS[name],
    isArray: true,
  })(TabledResume.prototype, name);
}

/** A resume as stored. */
export class ResumeDto extends TabledResume {
  @ApiProperty({ description: 'How the person tuned the template.', type: () => DesignOptionsDto })
  designOptions!: DesignOptionsDto;

  @ApiProperty({ description: 'False when the owner removed it.' })
  isActive!: boolean;
}
