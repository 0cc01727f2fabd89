import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText, isStatus } from '../../shared/api/api-error.ts';
import { openLoaded } from '../../shared/document-session/open-document.ts';
import { useOpened } from '../../shared/document-session/use-opened.ts';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { letterQuery } from './api/letter-queries.ts';
import { letterDocument } from './drafts/letter-document.ts';
import { letterDrafts } from './drafts/letter-drafts.ts';
import { LetterScreen } from './letter-screen.tsx';
import { LettersLink } from './list/letters-link.tsx';

/** One letter of the person's own, to read on and change. */
export function StoredLetter({ id }: { id: string }) {
  const { id: userId } = useCurrentUser();
  const { data: letter, error, refetch } = useQuery(letterQuery(id));
  // Only the first answer opens the letter; later ones must not take the words from under the person.
  const opened = useOpened(letter?.id, () =>
    openLoaded({ kind: letterDocument, drafts: letterDrafts, userId }, letter as NonNullable<typeof letter>),
  );

  return (
    <PageFrame
      title="Edit Cover Letter"
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      actions={<LettersLink />}
    >
      {opened ? (
        <LetterScreen opened={opened} />
      ) : error ? (
        <Unavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </PageFrame>
  );
}

function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = isStatus(error, 404) || isStatus(error, 400);
  return (
    <div className="card" role="alert">
      <p>{isMissing ? 'This cover letter does not exist, or it is not yours.' : errorText(error)}</p>
      {isMissing ? (
        <Link to="/cover-letters/{-$action}" params={{}} className="button">
          Your cover letters
        </Link>
      ) : (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
