import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './user.dto.ts';

/** Answer to a sign-up, sign-in or sign-out that went well. */
export class AuthAnswerDto {
  @ApiProperty({
    description: 'Always true here; a refusal is a problem document with ok false.',
    example: true,
  })
  ok!: boolean;

  @ApiProperty({ description: 'A sentence for the person.', example: 'You are signed in.' })
  message!: string;

  @ApiProperty({
    description: 'The person now signed in; missing after a sign-out.',
    type: () => UserDto,
    required: false,
  })
  user?: UserDto;
}
