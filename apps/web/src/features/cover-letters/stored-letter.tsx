import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText, isStatus } from '../../shared/api/api-error.ts';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { letterQuery } from './api/letter-queries.ts';
import { dropLetterDraft } from './drafts/draft-store.ts';
import { type OpenedLetter, openStoredLetter } from './drafts/open-letter.ts';
import { toForm } from './form/letter-form.ts';
import { LetterScreen } from './letter-screen.tsx';
import { LettersLink } from './list/letters-link.tsx';

/** One letter of the person's own, to read on and change. */
export function StoredLetter({ id }: { id: string }) {
  const user = useCurrentUser();
  const { data: letter, error, refetch } = useQuery(letterQuery(id));
  const [opened, setOpened] = useState<OpenedLetter>();

  useEffect(() => {
    // Only the first answer opens the letter; later ones must not take the words from under the person.
    if (letter && !opened) void openStoredLetter(user.id, letter).then(setOpened);
  }, [letter, opened, user.id]);

  const dropEdits = async (): Promise<void> => {
    await dropLetterDraft(id).catch(() => undefined);
    const { data } = await refetch();
    if (!data) return;
    const saved = toForm(data);
    setOpened({
      key: id,
      letterId: id,
      version: data.version,
      form: saved,
      saved,
      restored: false,
      release: () => undefined,
    });
  };

  return (
    <PageFrame
      title="Edit Cover Letter"
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      actions={<LettersLink />}
    >
      {opened ? (
        <LetterScreen
          key={`${opened.version}-${opened.restored}`}
          opened={opened}
          onStartAfresh={() => void dropEdits()}
        />
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
