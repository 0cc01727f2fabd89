import { ApiProperty } from '@nestjs/swagger';
import { JOB_TYPES, type JobType } from '../vocabulary/job-vocabulary.ts';

/** One opening that a person can discover and track. */
export class JobListingDto {
  @ApiProperty({ description: 'Id of the listing.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Id at its source.', example: 'sample-1' })
  externalId!: string;

  @ApiProperty({ description: 'Job title.', example: 'Accountant' })
  title!: string;

  @ApiProperty({ description: 'Employer.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Town and country, or Remote.', example: 'Ikeja, Lagos' })
  location!: string;

  @ApiProperty({ description: 'What the work is, as plain text.', example: 'Keeps the books of two plants.' })
  description!: string;

  @ApiProperty({
    description: 'What is asked of an applicant, as plain text; may be empty.',
    example: 'QuickBooks, Excel',
  })
  requirements!: string;

  @ApiProperty({
    description: 'Pay as the posting words it, or null.',
    type: String,
    nullable: true,
    example: '₦350,000 a month',
  })
  salary!: string | null;

  @ApiProperty({ description: 'Where the work is done.', enum: [...JOB_TYPES], enumName: 'JobType' })
  jobType!: JobType;

  @ApiProperty({
    description: 'Where the listing comes from; Sample marks an invented one.',
    example: 'samples',
  })
  source!: string;

  @ApiProperty({
    description: 'Address of the posting, or null.',
    type: String,
    nullable: true,
    example: 'https://example.com/jobs/42',
  })
  url!: string | null;

  @ApiProperty({ description: 'Day it was posted, YYYY-MM-DD.', format: 'date' })
  postedDate!: string;

  @ApiProperty({
    description: 'Last day to apply, YYYY-MM-DD, or null.',
    type: String,
    format: 'date',
    nullable: true,
  })
  expiryDate!: string | null;

  @ApiProperty({ description: 'Key words.', type: [String], example: ['accounting', 'lagos'] })
  tags!: string[];
}
