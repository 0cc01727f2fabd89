import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../vocabulary/document-languages.ts';

/** A letter as a list shows it. */
export class CoverLetterSummaryDto {
  @ApiProperty({ description: 'Id of the letter.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'Id of the application it belongs to, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  jobApplicationId!: string | null;

  @ApiProperty({
    description: 'Name of the letter in the list.',
    example: 'Cover Letter for Accountant at Kora Foods Ltd',
  })
  title!: string;

  @ApiProperty({ description: 'Employer the letter goes to.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Job title applied for.', example: 'Accountant' })
  position!: string;

  @ApiProperty({ description: 'Whether the writer wrote the text first.' })
  isGenerated!: boolean;

  @ApiProperty({ type: 'integer', description: 'Version of the last save, from 1.', example: 1 })
  version!: number;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last saved, ISO 8601 in UTC.', format: 'date-time' })
  updatedAt!: string;
}

/** A letter as stored. */
export class CoverLetterDto extends CoverLetterSummaryDto {
  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({
    description: 'The letter itself.',
    example: 'Dear Kora Foods Ltd,\n\nI am applying for the position of Accountant.',
  })
  content!: string;

  @ApiProperty({
    description: 'Address of the posting; may be empty.',
    example: 'https://example.com/jobs/42',
  })
  jobUrl!: string;

  @ApiProperty({
    description:
      'Language that the letter is written in, for its date, its direction and its files; null for a letter that was saved before this was kept.',
    enum: [...DOCUMENT_LANGUAGES],
    enumName: 'DocumentLanguage',
    nullable: true,
    required: false,
  })
  language?: DocumentLanguage | null;
}
