import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './user.dto.ts';

/** Answer to a sign-up, sign-in or sign-out that was not refused. */
export class AuthAnswerDto {
  @ApiProperty({
    description:
      'Whether it is done. False only with needsCode; any other error is a problem document with ok false.',
    example: true,
  })
  ok!: boolean;

  @ApiProperty({ description: 'A sentence for the person.', example: 'You are signed in.' })
  message!: string;

  @ApiProperty({
    description: 'True when the password was right and a code of the second factor is asked next.',
    required: false,
  })
  needsCode?: boolean;

  @ApiProperty({
    description: 'The person now signed in; missing after a sign-out.',
    type: () => UserDto,
    required: false,
  })
  user?: UserDto;
}
