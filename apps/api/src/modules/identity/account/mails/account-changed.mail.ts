import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { type MailTexts, mailTexts } from '../../../../mail/texts/mail-texts.ts';

/** What gives access to an account and was changed. */
export type AccountChange =
  | { what: 'password' | 'codes-on' | 'codes-off' | 'backup-codes' | 'google-ended' }
  /** @param address of the Google account; empty where it may be a text of a stranger's choice. */
  | { what: 'google-joined'; address: string };

export function accountChangedMail(to: Recipient, change: AccountChange, resetUrl: string): Mail {
  const texts = mailTexts(to.language);
  const { t } = texts;
  return renderEmail({
    kind: 'account-changed',
    to,
    subject: t`Your account was changed`,
    paragraphs: [sentenceOf(change, texts)],
    notes: [
      t`If it was you, you can ignore this email.`,
      t`If it was not you, choose a new password now: ${resetUrl}`,
    ],
  });
}

function sentenceOf(change: AccountChange, { t }: MailTexts): string {
  switch (change.what) {
    case 'password':
      return t`The password of your Career Toolkit account was changed.`;
    case 'codes-on':
      return t`Signing in to your Career Toolkit account now asks for a code from your phone.`;
    case 'codes-off':
      return t`Signing in to your Career Toolkit account no longer asks for a code.`;
    case 'backup-codes':
      return t`The backup codes of your Career Toolkit account were replaced by new ones.`;
    case 'google-ended':
      return t`You can no longer sign in to Career Toolkit with your Google account.`;
    case 'google-joined':
      return change.address
        ? t`The Google account ${change.address} can now sign in to your Career Toolkit account.`
        : t`A Google account can now sign in to your Career Toolkit account.`;
  }
}
