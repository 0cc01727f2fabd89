import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { mailTexts } from '../../../../mail/texts/mail-texts.ts';

export function verifyEmailMail(to: Recipient, url: string): Mail {
  const { t } = mailTexts(to.language);
  return renderEmail({
    kind: 'verify-email',
    to,
    subject: t`Please confirm your email address`,
    paragraphs: [
      t`Please confirm that this is your email address. Until you do, nobody can be sure that the account is yours, and we cannot safely link it to Google sign-in.`,
    ],
    action: { label: t`Confirm my email address`, url },
    notes: [
      t`The link works once, for 24 hours. On a device that is not signed in it asks for your password.`,
      t`If you did not create an account at Career Toolkit, someone used your address by mistake. You can ignore this email.`,
    ],
  });
}
