import { ApiProperty } from '@nestjs/swagger';

/** The private calendar address of a person. */
export class CalendarFeedDto {
  @ApiProperty({ description: 'Whether there is an address that works.', example: true })
  isActive!: boolean;

  @ApiProperty({
    description: 'When the address was made, ISO 8601 in UTC, or null.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  createdAt!: string | null;

  @ApiProperty({
    description:
      'The address to subscribe to, in the answer that makes it and never again; whoever knows it can read it.',
    type: String,
    nullable: true,
    example: 'https://toolkit.example/api/calendar/2vR…Q.ics',
  })
  url!: string | null;
}
