import { TextField } from '../fields/text-field.ts';
import { NewPasswordDto } from './new-password.dto.ts';

/** A new password for whoever holds the link. */
export class ResetPasswordDto extends NewPasswordDto {
  @TextField({
    label: 'Link',
    description: 'The value of `reset` in the address of the link. It works once, for 30 minutes.',
    example: 'b3BlbiBzZXNhbWU',
    min: { length: 1, message: 'This link is not complete. Please open it from the e-mail again.' },
  })
  token!: string;
}
