import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { attachToPage } from '../../../shared/document-session/attach-to-page.ts';
import type { SaveKind, SaveOutcome } from '../../../shared/document-session/document-kind.ts';
import { type OpenAnswer, openNew, openStored } from '../../../shared/document-session/open-document.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { type CurrentUser, forgetSession } from '../../../shared/session/session.ts';
import { explainSessionEnd } from '../../../shared/session/session-end.ts';
import { useResumeGateway } from '../api/resume-gateway.ts';
import { checkResume } from '../form/check-resume.ts';
import { asksForMarket, loadMarketRules } from '../form/market-rules.ts';
import { newResumeForm, type ResumeForm } from '../form/resume-form.ts';
import { createEditorSession, type EditorSession } from '../saving/editor-session.ts';
import { noticeOf } from '../saving/outcome-notices.ts';
import { resumeDocument, type StoredResume } from '../saving/resume-document.ts';
import { resumeDrafts } from '../saving/resume-drafts.ts';

export type EditorScreenState =
  | { status: 'opening' }
  | { status: 'open'; session: EditorSession }
  | Exclude<OpenAnswer<ResumeForm, StoredResume>, { status: 'opened' }>;

const kind = resumeDocument(checkResume);

/** Without their code a resume still opens; the sheet follows its market once they are there. */
const rules = (): Promise<void> => loadMarketRules().catch(() => undefined);

async function openResume(
  user: CurrentUser,
  id: string | undefined,
  gateway: ReturnType<typeof useResumeGateway>,
): Promise<OpenAnswer<ResumeForm, StoredResume>> {
  const options = { kind, drafts: resumeDrafts, userId: user.id };
  if (id) {
    await rules();
    return openStored(options, id, gateway);
  }
  const opened = await openNew(options, newResumeForm(user));
  if (asksForMarket(opened.form)) await rules();
  return { status: 'opened', opened };
}

function release(answer: OpenAnswer<ResumeForm, StoredResume>): void {
  if (answer.status === 'opened') answer.opened.release();
}

/** Shows a notice for each save; `onSignedOut` is called when the session has ended. */
function outcomeReporter(onSignedOut: () => void): (saveKind: SaveKind, outcome: SaveOutcome) => void {
  let before: SaveOutcome | undefined;
  return (saveKind, outcome) => {
    const notice = noticeOf(saveKind, outcome, before);
    before = outcome;
    const isSignedOut = outcome.status === 'signed-out';
    if (outcome.status === 'refused') console.warn('Failed to save resume.', outcome.message);
    if (notice) (isSignedOut ? explainSessionEnd : showNotice)(notice);
    if (isSignedOut) onSignedOut();
  };
}

/** The open resume of the address, opened once; a new resume keeps its session when it gets its id. */
export function useEditorSession(user: CurrentUser, id: string | undefined): EditorScreenState {
  const userId = user.id;
  const gateway = useResumeGateway();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [screen, setScreen] = useState<EditorScreenState>({ status: 'opening' });
  const close = useRef<() => void>(undefined);
  const openId = useRef<() => string | undefined>(undefined);
  const openKey = useRef<string>(undefined);
  const { history } = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor opens for its address, not for a new function
  useEffect(() => {
    if (openId.current && openId.current() === id) return;
    // Back to a step from before the first save: the same resume under its first address.
    if (openKey.current && history.location.state.editorPlace?.session === openKey.current) return;
    let abandoned = false;
    close.current?.();
    openId.current = undefined;
    openKey.current = undefined;
    setScreen({ status: 'opening' });

    // The app leads to the sign-in and, afterwards, back to this address, where the draft waits.
    const endSession = (): void => forgetSession(queries);
    const open = async (): Promise<void> => {
      if (abandoned) return;
      const answer = await openResume(user, id, gateway);
      if (abandoned) return release(answer);
      if (answer.status === 'signed-out') return endSession();
      if (answer.status !== 'opened') return setScreen(answer);

      const session = createEditorSession({
        userId,
        opened: answer.opened,
        gateway,
        check: checkResume,
        onCreated: (created) => {
          if (abandoned && openId.current?.() !== created) return;
          void navigate({
            to: `/resume/edit/${created}`,
            replace: true,
            state: (state) => ({ ...state, keepFocus: true }),
          });
        },
        onOutcome: outcomeReporter(() => void session.flushDraft().then(endSession)),
      });
      const detach = attachToPage(session);
      openId.current = () => session.state.getState().documentId;
      openKey.current = session.key;
      close.current = () => {
        detach();
        void session.close();
        close.current = undefined;
      };
      // The largest screen of the product: drawn in slices.
      startTransition(() => setScreen({ status: 'open', session }));
    };
    // After this tick, so that an effect undone at once (as in development) opens and claims nothing.
    queueMicrotask(() => void open());
    return () => {
      abandoned = true;
    };
  }, [userId, id]);

  useEffect(
    () => () => {
      close.current?.();
      openId.current = undefined;
      openKey.current = undefined;
    },
    [],
  );
  return screen;
}
