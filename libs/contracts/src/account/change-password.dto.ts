import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { NewPasswordDto } from './new-password.dto.ts';

/** The old password and the one to take its place. */
export class ChangePasswordDto extends NewPasswordDto {
  @TextField({
    label: 'Current password',
    description: 'The password that is valid now.',
    example: 'a long phrase of your own',
    min: { length: 1, message: 'Current password is required' },
    max: LIMITS.passwordMax,
    verbatim: true,
  })
  currentPassword!: string;
}
