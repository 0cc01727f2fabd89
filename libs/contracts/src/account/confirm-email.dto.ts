import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { LinkTokenDto } from './link-token.dto.ts';

/** What confirms an address: the link, and outside the account's own session its password. */
export class ConfirmEmailDto extends LinkTokenDto {
  @TextField({
    label: 'Password',
    description:
      'Password of the account. Asked where the link is opened by somebody who is not signed in to the account.',
    example: 'a long phrase of your own',
    max: LIMITS.passwordMax,
    verbatim: true,
    optional: true,
  })
  password?: string;
}
