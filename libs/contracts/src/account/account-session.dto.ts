import { ApiProperty } from '@nestjs/swagger';

/** One place where the account is signed in. Where in the world it is, nobody looks up. */
export class AccountSessionDto {
  @ApiProperty({ description: 'Names the session here; it opens nothing.', example: 'Zk3pT0cWm1x' })
  id!: string;

  @ApiProperty({ description: 'Browser and system, as they call themselves.', example: 'Chrome on Android' })
  device!: string;

  @ApiProperty({ description: 'When it began, ISO 8601 in UTC.', format: 'date-time' })
  startedAt!: string;

  @ApiProperty({
    description: 'When it was last used, ISO 8601 in UTC, to the hour at best.',
    format: 'date-time',
  })
  lastUsedAt!: string;

  @ApiProperty({ description: 'Whether it is the one that asks.', example: true })
  isCurrent!: boolean;
}
