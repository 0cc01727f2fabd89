import { t } from '../../../shared/language/texts.ts';

interface ResumeUnavailableProps {
  answer:
    | { status: 'missing' }
    | { status: 'unreachable' }
    | { status: 'signed-out' }
    | { status: 'refused'; message: string };
}

const WORDS = {
  missing: {
    title: t`Resume not found`,
    text: t`It may have been deleted, or the address is not complete.`,
  },
  unreachable: {
    title: t`You are offline`,
    text: t`This resume is not on this device. Please try again when you are back online.`,
  },
  'signed-out': { title: t`Your session has ended`, text: t`Please sign in again.` },
  refused: { title: t`The resume could not be opened`, text: '' },
} as const;

/** Shown in place of a resume that cannot be shown. */
export function ResumeUnavailable({ answer }: ResumeUnavailableProps) {
  const { title, text } = WORDS[answer.status];
  return (
    <main id="main" className="message-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{answer.status === 'refused' ? answer.message : text}</p>
      <a className="button" data-kind="primary" href="/dashboard">{t`Back to Dashboard`}</a>
    </main>
  );
}
