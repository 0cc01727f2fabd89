import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, WholeNumberField } from '../fields/choice-fields.ts';
import { IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../vocabulary/document-languages.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { ResumeSummaryDto } from './resume.dto.ts';
import { ResumeContentDto } from './resume-content.dto.ts';

/** One kept snapshot of a resume, without its content. */
export class ResumeVersionSummaryDto {
  @ApiProperty({ description: 'Id of the snapshot.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Resume it is a snapshot of.', format: 'uuid' })
  resumeId!: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version of the resume when the snapshot was kept, from 1.',
    example: 3,
  })
  version!: number;

  @ApiProperty({ description: 'Title of the resume at that time.', example: 'Accountant, Lagos' })
  title!: string;

  @ApiProperty({
    description: 'What the person calls this snapshot; empty when it has no name.',
    example: 'Sent to Kora Foods',
  })
  name!: string;

  @ApiProperty({ description: 'When it was kept, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** One kept snapshot of a resume. */
export class ResumeVersionDto extends ResumeVersionSummaryDto {
  @ApiProperty({ description: 'What was written at that time.', type: () => ResumeContentDto })
  content!: ResumeContentDto;
}

/** Body that names a snapshot. A named one is kept longer than those without a name. */
export class SaveVersionNameDto {
  @TextField({
    label: 'Name',
    description: 'What to call the snapshot; empty takes the name away.',
    example: 'Sent to Kora Foods',
    max: LIMITS.nameMax,
  })
  name!: string;
}

/** Body of a restore. */
export class RestoreVersionDto {
  @WholeNumberField({
    label: 'Version',
    description:
      'The version of the resume that is open. Over a newer one the restore is refused with 409. Left out, it goes through.',
    min: 1,
    max: 2_147_483_647,
    example: 3,
    optional: true,
  })
  version?: number;
}

/** Body of a copy. */
export class DuplicateResumeDto {
  @TextField({
    label: 'Title',
    description: 'Title of the copy. Left out, it is the title of the original, or the job applied for.',
    optional: true,
    example: 'Accountant, Abuja',
  })
  title?: string;

  @IdField({
    label: 'Job application',
    description: 'Application the copy is for; it then names the copy as the resume it used.',
    optional: true,
  })
  jobApplicationId?: string;

  @ChoiceField({
    label: 'Language',
    description:
      'Language of the copy. The copy is then linked to the original and can be compared with it when the original has changed.',
    choices: DOCUMENT_LANGUAGES,
    enumName: 'DocumentLanguage',
    optional: true,
  })
  language?: DocumentLanguage;
}

/** A resume that was deleted and can still be brought back. */
export class DeletedResumeDto extends ResumeSummaryDto {
  @ApiProperty({ description: 'When it was deleted, ISO 8601 in UTC.', format: 'date-time' })
  deletedAt!: string;

  @ApiProperty({
    description: `Until when it can be brought back: ${LIMITS.deletedResumeDays} days after it was deleted.`,
    format: 'date-time',
  })
  restorableUntil!: string;
}
