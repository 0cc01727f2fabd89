import type { UserDto } from '@career/contracts/auth/user.dto';
import type { Recipient } from './email-template.ts';

const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]{0,79}$/u;
/** `evil.test`, but not `J. Obi`. */
const LIKE_A_LINK = /\.[\p{L}\p{M}]/u;

/**
 * Who a mail to an account goes to. Whoever makes an account types its name, and perhaps the address of a stranger: so
 * an address that is not confirmed is greeted without a name, and no name that is none is ever used.
 */
export function recipient({
  firstName,
  lastName,
  email,
  isEmailVerified,
  language,
}: Pick<UserDto, 'firstName' | 'lastName' | 'email' | 'isEmailVerified'> &
  Pick<Recipient, 'language'>): Recipient {
  const name = `${firstName} ${lastName}`.normalize('NFKC').trim();
  const isPlain = PLAIN_NAME.test(name) && !LIKE_A_LINK.test(name);
  return { name: isEmailVerified && isPlain ? name : '', address: email, ...(language ? { language } : {}) };
}
