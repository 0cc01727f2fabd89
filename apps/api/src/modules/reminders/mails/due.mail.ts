import { type Mail, type Recipient, renderEmail } from '../../../mail/email-template.ts';
import { mailTexts } from '../../../mail/texts/mail-texts.ts';

const MOST_NAMED = 20;

interface DueMail {
  subject: string;
  intro: string;
  /** A line for each thing that is due, the most urgent first. */
  lines: readonly string[];
  /** Says how many lines the mail has no room for, and where they are. */
  more: (count: number) => string;
  action: { label: string; url: string };
}

/** One mail about everything that is due. */
export function dueMail(to: Recipient, { subject, intro, lines, more, action }: DueMail): Mail {
  const { t } = mailTexts(to.language);
  const left = lines.length - MOST_NAMED;
  return renderEmail({
    kind: 'reminder',
    to,
    subject,
    paragraphs: [intro, ...lines.slice(0, MOST_NAMED), ...(left > 0 ? [more(left)] : [])],
    action,
    notes: [t`You get these reminders because they are on in your profile. You can turn them off there.`],
  });
}
