import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../vocabulary/limits.ts';
import { TOKEN_SCOPES, type TokenScope } from '../vocabulary/token-scopes.ts';

/** An app that asks for consent, as the person sees it. */
export class RequestedAppDto {
  @ApiProperty({ description: 'What the app calls itself.', example: 'Job Helper' })
  name!: string;

  @ApiProperty({
    description: 'Site that the description of the app was read from; null when nobody vouches for the name.',
    type: String,
    nullable: true,
    example: 'assistant.example',
  })
  site!: string | null;

  @ApiProperty({
    description: 'Host that the browser goes back to.',
    example: 'assistant.example',
  })
  returnsTo!: string;

  @ApiProperty({
    description: 'Whether that is a program on the same device as the browser.',
    example: false,
  })
  isOnThisDevice!: boolean;

  @ApiProperty({
    description: 'What it asks for.',
    enum: [...TOKEN_SCOPES],
    enumName: 'TokenScope',
    isArray: true,
    example: ['resumes:read'],
  })
  scopes!: TokenScope[];

  @ApiProperty({
    description: 'Days without use after which the connection ends.',
    type: 'integer',
    example: LIMITS.connectedAppDays,
  })
  days!: number;
}

/** Where the browser goes with the person's answer. */
export class AppAnswerDto {
  @ApiProperty({
    description: 'Address of the app, with a code or a refusal.',
    example: 'https://assistant.example/callback?code=ctc_example&iss=https%3A%2F%2Ftoolkit.example',
  })
  redirectTo!: string;
}

/** An app that may act for the person. */
export class ConnectedAppDto {
  @ApiProperty({ description: 'Id of the connection; it opens nothing.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What the app calls itself.', example: 'Job Helper' })
  name!: string;

  @ApiProperty({
    description: 'Site that the description of the app was read from; null when nobody vouches for the name.',
    type: String,
    nullable: true,
    example: 'assistant.example',
  })
  site!: string | null;

  @ApiProperty({
    description: 'What it may do.',
    enum: [...TOKEN_SCOPES],
    enumName: 'TokenScope',
    isArray: true,
    example: ['resumes:read'],
  })
  scopes!: TokenScope[];

  @ApiProperty({
    description: 'When it was last used, ISO 8601 in UTC, to the minute; null before its first use.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  lastUsedAt!: string | null;

  @ApiProperty({ description: 'When it ends if it is not used, ISO 8601 in UTC.', format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ description: 'When it was connected, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
