import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { mailTexts } from '../../../../mail/texts/mail-texts.ts';

export function resetPasswordMail(to: Recipient, url: string): Mail {
  const { t } = mailTexts(to.language);
  return renderEmail({
    kind: 'reset-password',
    to,
    subject: t`Choose a new password`,
    paragraphs: [t`Someone, probably you, asked for a new password for your Career Toolkit account.`],
    action: { label: t`Choose a new password`, url },
    notes: [
      t`The link works once, for 30 minutes. Choosing a new password signs you out everywhere.`,
      t`If it was not you, you can ignore this email. Nothing changes without this link.`,
    ],
  });
}
