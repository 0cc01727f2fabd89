import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Proof that it is the owner who asks, for what cannot be undone or opens the account. */
export class ProofDto {
  @TextField({
    label: 'Password',
    description: 'Password of the account. Asked of every account that has one.',
    example: 'a long phrase of your own',
    max: LIMITS.passwordMax,
    verbatim: true,
    optional: true,
  })
  password?: string;

  @TextField({
    label: 'Your email address',
    description: 'Address of the account, typed out. Asked instead of a password where there is none.',
    example: 'ada@example.com',
    max: LIMITS.emailMax,
    optional: true,
  })
  confirmation?: string;
}
