import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { dropLetterDraft } from './drafts/draft-store.ts';
import { type OpenedLetter, openBlankLetter, openNewLetter } from './drafts/open-letter.ts';
import { LetterScreen } from './letter-screen.tsx';
import { LetterList } from './list/letter-list.tsx';
import { LettersLink } from './list/letters-link.tsx';

interface NewLetterProps {
  applicationId: string | undefined;
  /** The list of letters stands above the form. */
  withList: boolean;
}

/** The form of a new letter; what was begun and not saved comes back. */
export function NewLetter({ applicationId, withList }: NewLetterProps) {
  const user = useCurrentUser();
  const [opened, setOpened] = useState<OpenedLetter>();

  useEffect(() => {
    let isGone = false;
    let release = (): void => undefined;
    void openNewLetter(user.id, applicationId).then((letter) => {
      release = letter.release;
      if (isGone) release();
      else setOpened(letter);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [user.id, applicationId]);

  const startAfresh = async (): Promise<void> => {
    const blank = await openBlankLetter();
    if (opened) {
      opened.release();
      await dropLetterDraft(opened.key).catch(() => undefined);
    }
    setOpened(blank);
  };

  return (
    <PageFrame
      title="Create Cover Letter"
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      actions={withList ? undefined : <LettersLink />}
    >
      {withList && <LetterList />}
      {opened ? (
        <LetterScreen
          key={opened.key}
          opened={opened}
          applicationId={applicationId}
          onStartAfresh={() => void startAfresh()}
        />
      ) : (
        <Loading />
      )}
    </PageFrame>
  );
}
