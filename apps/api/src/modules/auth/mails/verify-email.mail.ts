import { type Mail, mailOf, type Recipient } from '../../../mail/letter.ts';

export const verifyEmailMail = (to: Recipient, url: string): Mail =>
  mailOf({
    kind: 'verify-email',
    to,
    subject: 'Please confirm your email address',
    paragraphs: [
      'Please confirm that this is your email address. Until then nobody can be sure that the account is yours, and ' +
        'it cannot be joined with Google sign-in safely.',
    ],
    action: { label: 'Confirm my email address', url },
    notes: [
      'The link works once, for 24 hours. On a device that is not signed in it asks for your password.',
      'If you made no account at Career Toolkit, somebody used your address by mistake: you need not do anything.',
    ],
  });
