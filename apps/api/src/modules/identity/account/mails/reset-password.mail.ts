import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

export const resetPasswordMail = (to: Recipient, url: string): Mail =>
  renderEmail({
    kind: 'reset-password',
    to,
    subject: 'Choose a new password',
    paragraphs: ['Someone, probably you, asked for a new password for your Career Toolkit account.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
      'If it was not you, you can ignore this email. Nothing changes without this link.',
    ],
  });
