import { ApiProperty } from '@nestjs/swagger';

/** Where to go on. */
export class GoogleLinkDto {
  @ApiProperty({
    description: 'Address for the browser to go to, where the person chooses a Google account.',
    example: '/api/auth/google',
  })
  url!: string;
}
