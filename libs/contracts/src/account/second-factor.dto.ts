import { ApiProperty } from '@nestjs/swagger';

/** What an authenticator app needs. Shown once; codes are asked only after a first one was sent back. */
export class SecondFactorSetUpDto {
  @ApiProperty({ description: 'Shared secret in base 32, for typing in.', example: 'JBSWY3DPEHPK3PXP' })
  secret!: string;

  @ApiProperty({
    description: 'The same as an address, for a QR code.',
    example: 'otpauth://totp/Career%20Toolkit:ada%40example.com?secret=JBSWY3DPEHPK3PXP',
  })
  address!: string;
}

/** Codes for the day the phone is lost. Only hashes are kept, so this is the one time they are shown. */
export class BackupCodesDto {
  @ApiProperty({ description: 'Ten codes; each works once.', type: [String], example: ['k7m2-9qx4-tb3f'] })
  codes!: string[];
}
