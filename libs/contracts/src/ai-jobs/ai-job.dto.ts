import { ApiProperty } from '@nestjs/swagger';
import {
  AI_JOB_KINDS,
  AI_JOB_STATES,
  type AiJobKind,
  type AiJobState,
} from '../vocabulary/ai-job-vocabulary.ts';

/** One request to the writer or the analyser, as far as it has come. */
export class AiJobDto {
  @ApiProperty({ description: 'Id of the job.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What is made.', enum: [...AI_JOB_KINDS] })
  kind!: AiJobKind;

  @ApiProperty({
    description: 'How far it is; the last three are final.',
    enum: [...AI_JOB_STATES],
    enumName: 'AiJobState',
    example: 'done',
  })
  state!: AiJobState;

  @ApiProperty({ type: 'integer', description: 'Share done, 0 to 100.', example: 40 })
  progress!: number;

  @ApiProperty({
    description: 'What is being done, for a person; empty before it starts.',
    example: 'Matching your experience',
  })
  stage!: string;

  @ApiProperty({
    description:
      'Beginning of the text that is being written, while a configured model writes it; each sentence has passed the checks of the whole. Null before, after, and for everything else.',
    type: String,
    nullable: true,
    example: null,
  })
  draft!: string | null;

  @ApiProperty({
    description: 'What the route that asked would have answered; only when done.',
    type: Object,
    nullable: true,
  })
  result!: object | null;

  @ApiProperty({
    description: 'Why it failed, for a person; only when failed.',
    type: String,
    nullable: true,
    example: null,
  })
  error!: string | null;

  @ApiProperty({ type: 'integer', description: 'How often it was started.', example: 1 })
  attempts!: number;

  @ApiProperty({ description: 'When it was asked for, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    description: 'When it ended, ISO 8601 in UTC, or null.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  finishedAt!: string | null;
}
