import { FlagField } from '../fields/choice-fields.ts';
import { EmailField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** E-mail and password of an account. */
export class SignInDto {
  @EmailField({
    label: 'Email',
    description: 'Address of the account, in any letter case.',
    example: 'ada@example.com',
    message: 'Please enter a valid email address',
  })
  email!: string;

  @TextField({
    label: 'Password',
    description: 'Password of the account.',
    example: 'a long phrase of your own',
    min: { length: 1, message: 'Password is required' },
    max: LIMITS.passwordMax,
    verbatim: true,
  })
  password!: string;

  @FlagField({
    label: 'Shared phone',
    description: 'Whether other people use this device: then the session cookie ends with the browser.',
    optional: true,
  })
  sharedPhone?: boolean | null;
}
