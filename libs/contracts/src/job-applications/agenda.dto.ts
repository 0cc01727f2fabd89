import { ApiProperty } from '@nestjs/swagger';
import { DateField } from '../fields/pattern-fields.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';

/** The days that are asked for. */
export class AgendaQueryDto {
  @DateField({ label: 'From', description: 'First day, included.', required: 'From is required' })
  from!: string;

  @DateField({ label: 'To', description: 'Last day, included.', required: 'To is required' })
  to!: string;
}

/** An application with an interview or a follow-up in the days that were asked for. */
export class AgendaEntryDto {
  @ApiProperty({ description: 'Id of the application.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Employer.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Job title applied for.', example: 'Accountant' })
  position!: string;

  @ApiProperty({
    description: 'How far the application is.',
    enum: [...APPLICATION_STATUSES],
    enumName: 'ApplicationStatus',
  })
  status!: ApplicationStatus;

  @ApiProperty({
    description: 'When the interview is, ISO 8601 in UTC, or null; it may lie outside the days.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  interviewDate!: string | null;

  @ApiProperty({
    description: 'Day to follow up, YYYY-MM-DD, or null; it may lie outside the days.',
    type: String,
    format: 'date',
    nullable: true,
  })
  followUpDate!: string | null;
}
