import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

export const verifyEmailMail = (to: Recipient, url: string): Mail =>
  renderEmail({
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
      'If you did not create an account at Career Toolkit, someone used your address by mistake. You can ignore this email.',
    ],
  });
