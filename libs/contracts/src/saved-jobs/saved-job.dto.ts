import { ApiProperty } from '@nestjs/swagger';

/** A job on the shortlist, as the list shows it. */
export class ListedSavedJobDto {
  @ApiProperty({ description: 'Id of the saved job.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({ description: 'Job title; may be empty.', example: 'Accountant' })
  position!: string;

  @ApiProperty({ description: 'Employer; may be empty.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Town and country, or Remote; may be empty.', example: 'Ikeja, Lagos' })
  location!: string;

  @ApiProperty({
    description: 'Address of the posting; may be empty.',
    example: 'https://example.com/jobs/42',
  })
  jobUrl!: string;

  @ApiProperty({ description: 'Pay in the words of the posting; may be empty.', example: '₦350,000 a month' })
  salary!: string;

  @ApiProperty({
    description: 'Last day to apply, YYYY-MM-DD, or null.',
    type: String,
    format: 'date',
    nullable: true,
  })
  deadline!: string | null;

  @ApiProperty({
    description: 'Day of the reminder, YYYY-MM-DD, or null.',
    type: String,
    format: 'date',
    nullable: true,
  })
  reminderDate!: string | null;

  @ApiProperty({ description: 'The person’s own notes; may be empty.', example: 'Ask Ngozi about the team.' })
  notes!: string;

  @ApiProperty({
    description: 'Listing of discovery it was saved from, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  jobListingId!: string | null;

  @ApiProperty({
    description: 'Resume made for this job, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeUsed!: string | null;

  @ApiProperty({
    description: 'Letter written for this job, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  coverLetterUsed!: string | null;

  @ApiProperty({
    description: 'Application that it became, or null while the person has not applied.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  jobApplicationId!: string | null;

  @ApiProperty({ type: 'integer', description: 'Version of the last save, from 1.', example: 1 })
  version!: number;

  @ApiProperty({ description: 'When it was saved first, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last saved, ISO 8601 in UTC.', format: 'date-time' })
  updatedAt!: string;
}

/** A job on the shortlist, whole. */
export class SavedJobDto extends ListedSavedJobDto {
  @ApiProperty({
    description: 'Text of the posting; may be empty.',
    example: 'Accountant for a food company in Lagos. Requirements: ICAN, five years in accounting.',
  })
  jobDescription!: string;
}
