interface ResumeUnavailableProps {
  answer:
    | { status: 'missing' }
    | { status: 'unreachable' }
    | { status: 'signed-out' }
    | { status: 'refused'; message: string };
}

const WORDS = {
  missing: {
    title: 'Resume not found',
    text: 'It may have been deleted, or the address is not complete.',
  },
  unreachable: {
    title: 'You are offline',
    text: 'This resume is not on this device. Please try again when the connection returns.',
  },
  'signed-out': { title: 'Your session has ended', text: 'Please sign in again.' },
  refused: { title: 'The resume could not be opened', text: '' },
} as const;

/** Shown in place of a resume that cannot be shown. */
export function ResumeUnavailable({ answer }: ResumeUnavailableProps) {
  const { title, text } = WORDS[answer.status];
  return (
    <main id="main" className="message-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{answer.status === 'refused' ? answer.message : text}</p>
      <a className="button" data-kind="primary" href="/dashboard">
        Back to Dashboard
      </a>
    </main>
  );
}
