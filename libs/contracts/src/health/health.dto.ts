import { ApiProperty } from '@nestjs/swagger';

/** Whether this process can serve requests. */
export class HealthDto {
  @ApiProperty({ description: 'Always ok here; a process that cannot serve answers 503.', example: 'ok' })
  status!: string;

  @ApiProperty({ description: 'Whether the database answers.', example: true })
  database!: boolean;
}
