import { Link } from '@tanstack/react-router';
import type { Failure } from '../../shared/document-session/document-kind.ts';
import { NotOnDevice } from '../../shared/document-session/not-on-device.tsx';
import { useStored } from '../../shared/document-session/use-stored.ts';
import { t } from '../../shared/language/texts.ts';
import { AsOf } from '../../shared/offline/as-of.tsx';
import { useCurrentUser } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useLetterGateway } from './api/letter-gateway.ts';
import { letterPath } from './api/letter-queries.ts';
import { letterDocument } from './drafts/letter-document.ts';
import { letterDrafts } from './drafts/letter-drafts.ts';
import { LetterScreen } from './letter-screen.tsx';
import { LettersLink } from './list/letters-link.tsx';

/** One letter of the person's own, to read on and change. */
export function StoredLetter({ id }: { id: string }) {
  const { id: userId } = useCurrentUser();
  const gateway = useLetterGateway();
  const options = { kind: letterDocument, drafts: letterDrafts, userId };
  const { answer, openAgain } = useStored(options, id, gateway);
  return (
    <PageFrame
      title={t`Edit Cover Letter`}
      back={{ to: '/dashboard', label: t`Back to Dashboard` }}
      actions={<LettersLink />}
    >
      <AsOf path={letterPath(id)} />
      {answer?.status === 'opened' && <LetterScreen opened={answer.opened} />}
      {answer === undefined && <Loading />}
      {answer && answer.status !== 'opened' && <Unavailable answer={answer} onRetry={openAgain} />}
    </PageFrame>
  );
}

function Unavailable({ answer, onRetry }: { answer: Failure | { status: 'missing' }; onRetry: () => void }) {
  if (answer.status !== 'missing') return <NotOnDevice what={t`letter`} failure={answer} onRetry={onRetry} />;
  return (
    <div className="card" role="alert">
      <p>{t`This cover letter does not exist, or it is not yours.`}</p>
      <Link to="/cover-letters/{-$action}" params={{}} className="button">{t`Your cover letters`}</Link>
    </div>
  );
}
