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
    description:
      'Address of the account, typed out. Asked of an account without a password, with a code of its second factor or, ' +
      'where it has none, after a fresh visit to Google (`POST /api/auth/google/proof`).',
    example: 'ada@example.com',
    max: LIMITS.emailMax,
    optional: true,
  })
  confirmation?: string;

  @TextField({
    label: 'Code',
    description:
      'Six digits from the authenticator app, or a backup code. Asked of an account with a second factor and no password.',
    example: '123456',
    max: 40,
    optional: true,
  })
  code?: string;
}
