import { ApiProperty } from '@nestjs/swagger';

/** How the account can be signed in to. */
export class AccountSecurityDto {
  @ApiProperty({ description: 'Whether it has a password.', example: true })
  hasPassword!: boolean;

  @ApiProperty({ description: 'Whether a Google account opens it.' })
  hasGoogle!: boolean;

  @ApiProperty({ description: 'Whether Google sign-in is set up on this server.' })
  isGoogleAvailable!: boolean;

  @ApiProperty({ description: 'Whether a code is asked after the password.' })
  hasSecondFactor!: boolean;

  @ApiProperty({
    description:
      'Whether this session came back from Google, as proof of who it is, within the last five minutes.',
  })
  isFreshlyConfirmed!: boolean;

  @ApiProperty({ description: 'Backup codes not used yet.', type: 'integer', example: 10 })
  backupCodesLeft!: number;
}
