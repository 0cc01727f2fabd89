import { ApiProperty } from '@nestjs/swagger';
import { FieldFaultDto } from '../problems/problem.dto.ts';
import { IMPORT_OUTCOMES, type ImportOutcome } from '../vocabulary/job-vocabulary.ts';

/** A row as it was read: empty where the table says nothing, as written where it cannot be understood. */
export class ImportedApplicationDto {
  @ApiProperty({ description: 'Employer.', example: 'Kora Foods Ltd' })
  company!: string;

  @ApiProperty({ description: 'Job title.', example: 'Accountant' })
  position!: string;

  @ApiProperty({ description: 'Town and country, or Remote.', example: 'Ikeja, Lagos' })
  location!: string;

  @ApiProperty({ description: 'Address of the posting.', example: 'https://example.com/jobs/42' })
  jobUrl!: string;

  @ApiProperty({ description: 'How far it is; applied when the table says nothing.', example: 'interview' })
  status!: string;

  @ApiProperty({
    description: 'Day of the application, YYYY-MM-DD; today when the table says nothing.',
    example: '2026-11-02',
  })
  appliedDate!: string;

  @ApiProperty({
    description: 'When the interview is, ISO 8601 in UTC.',
    example: '2026-11-21T09:30:00+01:00',
  })
  interviewDate!: string;

  @ApiProperty({ description: 'Day to follow up, YYYY-MM-DD.', example: '2026-11-28' })
  followUpDate!: string;

  @ApiProperty({ description: 'Pay.', example: '₦350,000 a month' })
  salary!: string;

  @ApiProperty({ description: 'Notes.', example: 'Referred by Ngozi.' })
  notes!: string;
}

/** What becomes of one row. */
export class ImportRowDto {
  @ApiProperty({
    type: 'integer',
    description: 'Number of the row as a spreadsheet counts; the headings are row 1.',
    example: 2,
  })
  row!: number;

  @ApiProperty({
    description: 'Whether it is added, is there already, or has faults.',
    enum: [...IMPORT_OUTCOMES],
    enumName: 'ImportOutcome',
  })
  outcome!: ImportOutcome;

  @ApiProperty({ description: 'The row as it was read.', type: () => ImportedApplicationDto })
  application!: ImportedApplicationDto;

  @ApiProperty({
    description: 'Its faults, in the words of the form.',
    type: () => [FieldFaultDto],
    example: [],
  })
  errors!: FieldFaultDto[];
}

/** What becomes of a table. */
export class ImportAnswerDto {
  @ApiProperty({ description: 'True when nothing was saved.' })
  preview!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Rows that are added; with `preview`, that would be.',
    example: 41,
  })
  added!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Rows that are left out because they are there already.',
    example: 2,
  })
  duplicates!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Rows that are left out because of their faults.',
    example: 1,
  })
  faulty!: number;

  @ApiProperty({ description: 'Headings that were not understood.', type: [String], example: ['Mood'] })
  ignoredColumns!: string[];

  @ApiProperty({ description: 'Every row that is not empty, in its order.', type: () => [ImportRowDto] })
  rows!: ImportRowDto[];
}
