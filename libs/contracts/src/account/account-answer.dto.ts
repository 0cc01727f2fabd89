import { ApiProperty } from '@nestjs/swagger';

/** Something about the account was done. */
export class AccountAnswerDto {
  @ApiProperty({ description: 'Always true; an error is a problem document.', example: true })
  ok!: boolean;

  @ApiProperty({ description: 'A sentence for the person.', example: 'Your password was changed.' })
  message!: string;
}
