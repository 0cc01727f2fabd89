import { useParams } from '@tanstack/react-router';
import { t } from '../../../shared/language/texts.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { ResumeUnavailable } from '../preview/resume-unavailable.tsx';
import { EditorProvider } from './editor-context.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { useEditorSession } from './use-editor-session.ts';

/** The resume editor, for a new resume and for a stored one. */
export function Page() {
  const user = useCurrentUser();
  const { id } = useParams({ strict: false }) as { id?: string };
  const screen = useEditorSession(user, id === 'new' ? undefined : id);

  if (screen.status === 'opening') return <Loading text={t`Loading your resume...`} />;
  if (screen.status !== 'open') return <ResumeUnavailable answer={screen} />;
  return (
    <EditorProvider value={screen.session}>
      <EditorScreen />
    </EditorProvider>
  );
}
