import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

/** @param what a whole sentence: `The password of your account was changed.` */
export const accountChangedMail = (to: Recipient, what: string, resetUrl: string): Mail =>
  renderEmail({
    kind: 'account-changed',
    to,
    subject: 'Your account was changed',
    paragraphs: [what],
    notes: [
      'If it was you, you can ignore this email.',
      `If it was not you, choose a new password now: ${resetUrl}`,
    ],
  });
