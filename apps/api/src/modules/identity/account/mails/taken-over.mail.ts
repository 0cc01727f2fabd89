import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

/** @param opens a whole sentence that says what opens the account now. */
export const takenOverMail = (to: Recipient, opens: string): Mail =>
  renderEmail({
    kind: 'account-taken-over',
    to,
    subject: 'Your account was changed',
    paragraphs: [
      'You have shown that this email address is yours. Nobody had confirmed it before, so the Career Toolkit account ' +
        'with this address may have been made by somebody else. To be safe, everything that could open it was removed: ' +
        'an earlier password, a linked Google account, the second step at sign-in, links of emails, the calendar ' +
        'address and all sessions.',
      opens,
    ],
    notes: [
      'If it was you who used them, you can set them up again in your profile.',
      'If you find anything in the account that is not yours, delete it, or delete the account in your profile.',
    ],
  });
