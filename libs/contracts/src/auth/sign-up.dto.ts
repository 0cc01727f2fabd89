import { FlagField } from '../fields/choice-fields.ts';
import { EmailField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { ProfileNamesDto } from './profile-names.dto.ts';

/** What a person gives to create an account. */
export class SignUpDto extends ProfileNamesDto {
  @EmailField({
    label: 'Email',
    description: 'Address that identifies the account. Letter case does not matter.',
    example: 'ada@example.com',
    message: 'Please enter a valid email address',
  })
  email!: string;

  @TextField({
    label: 'Password',
    description: 'Kept as typed, stored only as an argon2id hash.',
    example: 'a long phrase of your own',
    min: { length: LIMITS.passwordMin, message: 'Password must be at least 8 characters' },
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
