import { ApiProperty } from '@nestjs/swagger';
import { TOKEN_SCOPES, type TokenScope } from '../vocabulary/token-scopes.ts';

/** A personal access token as its owner sees it later: all but the token. */
export class AccessTokenDto {
  @ApiProperty({ description: 'Id of the token; it opens nothing.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What the person calls it.', example: 'Backup script' })
  name!: string;

  @ApiProperty({
    description: 'What it may do.',
    enum: [...TOKEN_SCOPES],
    enumName: 'TokenScope',
    isArray: true,
    example: ['resumes:read'],
  })
  scopes!: TokenScope[];

  @ApiProperty({ description: 'When it ends, ISO 8601 in UTC.', format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({
    description: 'When it was last used, ISO 8601 in UTC, to the minute; null before its first use.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  lastUsedAt!: string | null;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** A new personal access token. */
export class CreatedAccessTokenDto extends AccessTokenDto {
  @ApiProperty({
    description: 'The token, shown this once: only a hash of it is kept.',
    example: 'ctk_0p3nS3s4m3-example-token-not-a-real-one-000',
  })
  token!: string;
}
