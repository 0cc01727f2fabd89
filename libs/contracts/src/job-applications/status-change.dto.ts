import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';

/** One step of an application. */
export class StatusChangeDto {
  @ApiProperty({ description: 'Id of the step.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Who made the step: id of the person.', format: 'uuid' })
  userId!: string;

  @ApiProperty({
    description: 'The status before; null when the application was added.',
    enum: [...APPLICATION_STATUSES],
    enumName: 'ApplicationStatus',
    nullable: true,
  })
  from!: ApplicationStatus | null;

  @ApiProperty({
    description: 'The status from then on.',
    enum: [...APPLICATION_STATUSES],
    enumName: 'ApplicationStatus',
    example: 'interview',
  })
  to!: ApplicationStatus;

  @ApiProperty({ description: 'When it happened, ISO 8601 in UTC.', format: 'date-time' })
  changedAt!: string;
}
