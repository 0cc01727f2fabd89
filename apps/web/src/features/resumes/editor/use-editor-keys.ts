import { useEffect } from 'react';
import { stepOf } from '../form/steps.ts';
import type { EditorSession } from '../saving/editor-session.ts';
import { useEditor } from './editor-context.tsx';
import { fieldId } from './fields/field-frame.tsx';

/** Takes a step back or forth and leads to what it changed. */
export function travel(session: EditorSession, direction: 'undo' | 'redo'): void {
  const touched = session.documents[direction]();
  if (!touched) return;
  session.state.setState({ step: stepOf(touched) });
  requestAnimationFrame(() => document.getElementById(fieldId(touched))?.focus());
}

/** A text that is not in the document yet has the browser's own undo. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.dataset.ownUndo !== undefined && target.value !== '';

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S, with the Command key too. */
export function useEditorKeys(): void {
  const session = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((key === 'z' || key === 'y') && !hasOwnUndo(event.target)) {
        event.preventDefault();
        travel(session, key === 'y' || event.shiftKey ? 'redo' : 'undo');
      } else if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        void session.saveProgress();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [session]);
}
