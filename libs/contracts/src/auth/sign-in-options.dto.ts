import { ApiProperty } from '@nestjs/swagger';

/** Which ways to sign in this instance offers besides email and password. */
export class SignInOptionsDto {
  @ApiProperty({
    description:
      'Whether Google sign-in is set up. Without it `/api/auth/google` leads to `error=auth_failed`.',
    example: false,
  })
  google!: boolean;
}
