import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { mailTexts } from '../../../../mail/texts/mail-texts.ts';

/** What opens an account after everything that opened it before was removed. */
export type AccountKey = 'password' | 'google';

export function takenOverMail(to: Recipient, opens: AccountKey): Mail {
  const { t } = mailTexts(to.language);
  return renderEmail({
    kind: 'account-taken-over',
    to,
    subject: t`Your account was changed`,
    paragraphs: [
      t`You have confirmed that this email address is yours. Nobody had done so before, so somebody else may have created the Career Toolkit account with this address. To be safe, we removed everything that could open it: an earlier password, a linked Google account, two-step verification, links in emails, the calendar address and all sessions.`,
      opens === 'password'
        ? t`You can sign in with the password you chose.`
        : t`It is now linked to your Google account. You can choose a password at any time.`,
    ],
    notes: [
      t`If it was you who used them, you can set them up again in your profile.`,
      t`If you find anything in the account that is not yours, delete it, or delete the account in your profile.`,
    ],
  });
}
