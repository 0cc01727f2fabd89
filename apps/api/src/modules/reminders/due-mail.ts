import { type Mail, type Recipient, renderEmail } from '../../mail/email-template.ts';

const MOST_NAMED = 20;

interface DueMail {
  subject: string;
  intro: string;
  /** A line for each thing that is due, the most urgent first. */
  lines: readonly string[];
  /** Where to find the lines that the mail has no room for: `your tracker`. */
  place: string;
  action: { label: string; url: string };
}

/** One mail about everything that is due. */
export function dueMail(to: Recipient, { subject, intro, lines, place, action }: DueMail): Mail {
  const more = lines.length - MOST_NAMED;
  return renderEmail({
    kind: 'reminder',
    to,
    subject,
    paragraphs: [
      intro,
      ...lines.slice(0, MOST_NAMED),
      ...(more > 0 ? [`And ${more} more in ${place}.`] : []),
    ],
    action,
    notes: ['You get these reminders because they are on in your profile. You can turn them off there.'],
  });
}
