import { useParams, useSearch } from '@tanstack/react-router';
import { NewLetter } from './new-letter.tsx';
import { StoredLetter } from './stored-letter.tsx';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cover letters: the list, a new one, a stored one. `?application={id}` or `?savedJob={id}` begins a new one for it. */
export function Page() {
  const { action } = useParams({ strict: false }) as { action?: string };
  const { application, savedJob } = useSearch({ strict: false }) as {
    application?: unknown;
    savedJob?: unknown;
  };
  if (action !== undefined && ID.test(action)) return <StoredLetter key={action} id={action} />;
  const applicationId = idOf(application);
  const savedJobId = idOf(savedJob);
  return (
    <NewLetter
      key={applicationId ?? savedJobId ?? action ?? 'any'}
      applicationId={applicationId}
      savedJobId={savedJobId}
      withList={action === undefined}
    />
  );
}

const idOf = (given: unknown): string | undefined =>
  typeof given === 'string' && ID.test(given) ? given : undefined;
