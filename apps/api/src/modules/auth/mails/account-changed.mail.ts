import { type Mail, mailOf, type Recipient } from '../../../mail/letter.ts';

/** @param what a whole sentence: `The password of your account was changed.` */
export const accountChangedMail = (to: Recipient, what: string, resetUrl: string): Mail =>
  mailOf({
    kind: 'account-changed',
    to,
    subject: 'Your account was changed',
    paragraphs: [what],
    notes: ['If it was you, all is well.', `If it was not, choose a new password at once: ${resetUrl}`],
  });
