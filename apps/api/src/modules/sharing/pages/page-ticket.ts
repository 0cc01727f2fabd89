import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;

/** What a page with a password is opened by once the password was right; a new password ends it. */
interface Locked {
  id: string;
  password?: string | null;
}

const signatureOf = ({ id, password }: Locked, until: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(`share-page ${id} ${until} ${password ?? ''}`)
    .digest('base64url');

/** A ticket for an hour, so that parts of a page and its file need no cookie. */
export function pageTicket(link: Locked, secret: string): string {
  const until = Date.now() + HOUR_MS;
  return `${until}.${signatureOf(link, until, secret)}`;
}

/** Whether a ticket opens this page now. */
export function isTicketOf(link: Locked, ticket: string, secret: string): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < Date.now()) return false;
  const right = Buffer.from(signatureOf(link, Number(until), secret));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
