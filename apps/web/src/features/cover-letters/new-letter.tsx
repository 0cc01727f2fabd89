import { isBegun, openNew } from '../../shared/document-session/open-document.ts';
import { useOpened } from '../../shared/document-session/use-opened.ts';
import { t } from '../../shared/language/texts.ts';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { letterDocument } from './drafts/letter-document.ts';
import { letterDrafts } from './drafts/letter-drafts.ts';
import { EMPTY_LETTER } from './form/letter-form.ts';
import { LetterScreen } from './letter-screen.tsx';
import { LetterList } from './list/letter-list.tsx';
import { LettersLink } from './list/letters-link.tsx';

interface NewLetterProps {
  applicationId: string | undefined;
  /** The saved job that the letter is for. */
  savedJobId?: string | undefined;
  /** The list of letters is above the form. */
  withList: boolean;
}

/** The form of a new letter; what was begun and not saved comes back, for an application only what was begun for it. */
export function NewLetter({ applicationId, savedJobId, withList }: NewLetterProps) {
  const { id: userId } = useCurrentUser();
  const opened = useOpened(userId, () =>
    openNew(
      {
        kind: letterDocument,
        drafts: letterDrafts,
        userId,
        accepts: (draft) =>
          isBegun(draft) &&
          draft.form.savedJobId === savedJobId &&
          (applicationId === undefined || draft.form.jobApplicationId === applicationId),
      },
      { ...EMPTY_LETTER, savedJobId },
    ),
  );
  return (
    <PageFrame
      title={t`Create Cover Letter`}
      back={{ to: '/dashboard', label: t`Back to Dashboard` }}
      actions={withList ? undefined : <LettersLink />}
    >
      {withList && <LetterList />}
      {opened ? <LetterScreen key={opened.key} {...{ opened, applicationId }} /> : <Loading />}
    </PageFrame>
  );
}
