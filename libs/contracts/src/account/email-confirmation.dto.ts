import { ApiProperty } from '@nestjs/swagger';

/** Answer to the link that confirms an address. */
export class EmailConfirmationDto {
  @ApiProperty({
    description: 'Whether the address is confirmed. False only with needsPassword.',
    example: true,
  })
  ok!: boolean;

  @ApiProperty({ description: 'A sentence for the person.', example: 'Your email address is confirmed.' })
  message!: string;

  @ApiProperty({
    description: 'True when the link is good and the password of the account is asked for. It stays good.',
    required: false,
  })
  needsPassword?: boolean;
}
