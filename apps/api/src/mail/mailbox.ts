import { canonicalEmail } from './canonical-email.ts';

/** One service under two names; it does not look at dots. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely leads to, for limits alone: without what follows a plus sign, and at Gmail
 * without dots. Accounts are told apart by the whole address.
 */
export function mailboxOf(email: string): string {
  const address = canonicalEmail(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
