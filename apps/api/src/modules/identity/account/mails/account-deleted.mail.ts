import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

export const accountDeletedMail = (to: Recipient): Mail =>
  renderEmail({
    kind: 'account-deleted',
    to,
    subject: 'Your account was deleted',
    paragraphs: [
      'Your Career Toolkit account was deleted, with everything that was in it: resumes, cover letters, applications, ' +
        'documents and insights. It cannot be brought back.',
      'This is the last email you get from us. Good luck with what comes next.',
    ],
  });
