import { useParams, useSearch } from '@tanstack/react-router';
import { NewLetter } from './new-letter.tsx';
import { StoredLetter } from './stored-letter.tsx';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cover letters: the list, a new one, a stored one. `?application={id}` begins a new one for that application. */
export function Page() {
  const { action } = useParams({ strict: false }) as { action?: string };
  const { application } = useSearch({ strict: false }) as { application?: unknown };
  if (action !== undefined && ID.test(action)) return <StoredLetter key={action} id={action} />;
  const applicationId = typeof application === 'string' && ID.test(application) ? application : undefined;
  return (
    <NewLetter key={applicationId ?? 'any'} applicationId={applicationId} withList={action === undefined} />
  );
}
