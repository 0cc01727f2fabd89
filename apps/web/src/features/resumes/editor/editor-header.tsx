import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../shared/language/texts.ts';
import { SteadyLine } from '../../../shared/ui/steady-line.tsx';
import { CHANGED_ELSEWHERE, savedStateText } from '../saving/saved-state.ts';
import { useDocument, useEditor, useSession } from './editor-context.tsx';
import './editor-header.css';
import './editor-screen.css';
import { travel } from './use-editor-keys.ts';

interface EditorHeaderProps {
  onLeave: () => void;
  onConflict: () => void;
  onVersions: () => void;
  onImport: () => void;
  /** What a wide screen has room for beside the title. */
  children: ReactNode;
}

export function EditorHeader({ onLeave, onConflict, onVersions, onImport, children }: EditorHeaderProps) {
  const session = useEditor();
  const navigate = useNavigate();
  const documentId = useSession((state) => state.documentId);
  const isNew = documentId === undefined;
  const leave = (): void => {
    if (session.isDirty()) onLeave();
    else void navigate({ to: '/dashboard' });
  };
  return (
    <header className="editor-head">
      <button type="button" className="button editor-back" data-kind="quiet" onClick={leave}>
        <span className="pointing" aria-hidden="true">
          ←
        </span>{' '}
        <span className="editor-wide-words">{t`Back to Dashboard`}</span>
      </button>
      <div className="editor-title">
        <h1 tabIndex={-1}>{isNew ? t`Create Resume` : t`Edit Resume`}</h1>
        {isNew ? (
          <button
            type="button"
            className="editor-link"
            aria-haspopup="dialog"
            onClick={onImport}
          >{t`Import`}</button>
        ) : (
          <button
            type="button"
            className="editor-link"
            aria-haspopup="dialog"
            onClick={onVersions}
          >{t`Versions`}</button>
        )}
        <SavedState onConflict={onConflict} />
      </div>
      <div className="editor-actions">
        <HistoryButtons />
        {children}
      </div>
    </header>
  );
}

const CHOOSE = t`Choose what to keep`;
/** The longest text that can replace the state. */
export const LONGEST_STATE = `●\u00a0 ${CHANGED_ELSEWHERE} ${CHOOSE}`;

/** Where the edits are, in the words of the moment; the header is as high whatever they are. */
function SavedState({ onConflict }: { onConflict: () => void }) {
  const dirtyFrom = useSession((session) => session.saved);
  const dirty = useDocument((document) => document !== dirtyFrom);
  const text = useSession((session) => savedStateText(session, dirty));
  const conflict = useSession((session) => session.phase === 'conflict');
  return (
    <SteadyLine className="editor-place" longest={LONGEST_STATE}>
      <div className="editor-said">
        <p
          className="editor-state"
          role="status"
          data-state={text.split(' ')[0]?.replace(',', '').toLowerCase()}
        >
          {text}
        </p>
        {conflict && (
          <button type="button" className="editor-link" aria-haspopup="dialog" onClick={onConflict}>
            {CHOOSE}
          </button>
        )}
      </div>
    </SteadyLine>
  );
}

function HistoryButtons() {
  const session = useEditor();
  const canUndo = useStore(session.documents.temporal, (history) => history.pastStates.length > 0);
  const canRedo = useStore(session.documents.temporal, (history) => history.futureStates.length > 0);
  return (
    <span className="editor-history">
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label={t`Undo`}
        title={t`Undo (Ctrl+Z)`}
        aria-disabled={!canUndo}
        onClick={() => travel(session, 'undo')}
      >
        <span className="pointing" aria-hidden="true">
          ↶
        </span>
      </button>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label={t`Redo`}
        title={t`Redo (Ctrl+Shift+Z)`}
        aria-disabled={!canRedo}
        onClick={() => travel(session, 'redo')}
      >
        <span className="pointing" aria-hidden="true">
          ↷
        </span>
      </button>
    </span>
  );
}
