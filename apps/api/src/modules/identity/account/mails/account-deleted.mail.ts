import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { mailTexts } from '../../../../mail/texts/mail-texts.ts';

export function accountDeletedMail(to: Recipient): Mail {
  const { t } = mailTexts(to.language);
  return renderEmail({
    kind: 'account-deleted',
    to,
    subject: t`Your account was deleted`,
    paragraphs: [
      t`Your Career Toolkit account was deleted, with everything that was in it: resumes, cover letters, applications, documents and insights. It cannot be brought back.`,
      t`This is the last email from us. Good luck with what comes next.`,
    ],
  });
}
