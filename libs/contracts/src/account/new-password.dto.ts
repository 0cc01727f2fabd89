import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

const RULES = {
  min: { length: LIMITS.passwordMin, message: 'Password must be at least 8 characters' },
  max: LIMITS.passwordMax,
  verbatim: true,
} as const;

/** A password to sign in with from now on. */
export class NewPasswordDto {
  @TextField({
    label: 'New password',
    description: 'Kept as typed, stored only as an argon2id hash.',
    example: 'another long phrase',
    ...RULES,
  })
  newPassword!: string;
}
