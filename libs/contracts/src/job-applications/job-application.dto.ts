import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { ContactDto } from './contact.dto.ts';

/** An application in the list. */
export class ListedApplicationDto {
  @ApiProperty({ description: 'Id of the application.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({ description: 'Employer.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Job title applied for.', example: 'Accountant' })
  position!: string;

  @ApiProperty({ description: 'Town and country, or Remote; may be empty.', example: 'Ikeja, Lagos' })
  location!: string;

  @ApiProperty({
    description: 'Address of the posting; may be empty.',
    example: 'https://example.com/jobs/42',
  })
  jobUrl!: string;

  @ApiProperty({
    description: `Text of the posting; may be empty. A list holds its first ${LIMITS.postingInListMax} characters.`,
    example: 'Accountant for a food company in Lagos.',
  })
  jobDescription!: string;

  @ApiProperty({ description: 'True in a list when the text of the posting goes on beyond what is shown.' })
  isJobDescriptionCut!: boolean;

  @ApiProperty({
    description: 'How far the application is.',
    enum: [...APPLICATION_STATUSES],
    enumName: 'ApplicationStatus',
  })
  status!: ApplicationStatus;

  @ApiProperty({ description: 'Day of the application, YYYY-MM-DD.', format: 'date' })
  appliedDate!: string;

  @ApiProperty({
    description: 'When the interview is, ISO 8601 in UTC, or null.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  interviewDate!: string | null;

  @ApiProperty({ description: 'Where the interview is; may be empty.', example: '12 Allen Avenue, Ikeja' })
  interviewPlace!: string;

  @ApiProperty({
    description: 'Day by which the offer wants an answer, YYYY-MM-DD, or null.',
    type: String,
    format: 'date',
    nullable: true,
  })
  answerBy!: string | null;

  @ApiProperty({
    description: 'Day to follow up, YYYY-MM-DD, or null.',
    type: String,
    format: 'date',
    nullable: true,
  })
  followUpDate!: string | null;

  @ApiProperty({ description: 'Pay in the words of the posting; may be empty.', example: '₦350,000 a month' })
  salary!: string;

  @ApiProperty({ description: 'The person’s own notes; may be empty.', example: 'Referred by Ngozi.' })
  notes!: string;

  @ApiProperty({
    description: 'Id of the resume that was sent, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  resumeUsed!: string | null;

  @ApiProperty({
    description: 'Id of the letter that was sent, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  coverLetterUsed!: string | null;

  @ApiProperty({ type: 'integer', description: 'Version of the last save, from 1.', example: 1 })
  version!: number;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last saved, ISO 8601 in UTC.', format: 'date-time' })
  updatedAt!: string;
}

/** An application as stored, whole. */
export class JobApplicationDto extends ListedApplicationDto {
  @ApiProperty({ description: 'People at the employer.', type: () => [ContactDto] })
  contacts!: ContactDto[];
}
