import { useEffect } from 'react';
import { stepOf } from '../form/steps.ts';
import type { EditorSession } from '../saving/editor-session.ts';
import { useEditor } from './editor-context.tsx';
import { fieldId } from './fields/field-id.ts';
import { leadToStep } from './lead-to-field.ts';

/** Takes a step back or forth and leads to what it changed. */
export function travel(session: EditorSession, direction: 'undo' | 'redo'): void {
  const touched = session.documents[direction]();
  if (!touched) return;
  const step = stepOf(touched);
  const isOpen = session.state.getState().step === step;
  leadToStep({
    step,
    open: () => session.openStep(step),
    focus: () => document.getElementById(fieldId(touched))?.focus(),
    ...(isOpen && { pauseMs: 0 }),
  });
}

/** A text that is not in the document yet has the browser's own undo. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.dataset.ownUndo !== undefined && target.value !== '';

/** What a key does in the editor; `undefined` leaves it to the browser. */
function actionOf(event: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return event.shiftKey ? undefined : 'save';
  if ((key !== 'z' && key !== 'y') || hasOwnUndo(event.target)) return undefined;
  return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S, with the Command key too. */
export function useEditorKeys(): void {
  const session = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      if (action === 'save') void session.saveProgress();
      else travel(session, action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [session]);
}
