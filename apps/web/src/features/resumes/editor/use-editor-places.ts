import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StepId } from '../form/steps.ts';
import { useEditor, useSession } from './editor-context.tsx';
import type { DialogName } from './editor-dialogs.tsx';

/** A step of the editor, and the dialog over it, as an entry of the browser's history keeps it. */
interface EditorPlace {
  step: StepId;
  dialog?: DialogName | undefined;
  /** The editor session that made the entry. */
  session: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    editorPlace?: EditorPlace;
  }
}

/** Dialogs that Forward opens again; the others are about a moment that is over. */
const REOPENED: ReadonlySet<DialogName | undefined> = new Set(['preview', 'versions']);

/** What the dashboard asks the editor to begin with. */
const START = 'start';
const withoutStart = (search: object): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== START));

/** An entry of another screen is none of the editor's. */
const EDITOR_ADDRESS = /^\/resume\/(?:new|edit\/[^/]+)\/?$/;

/**
 * Keeps steps and dialogs in the browser's history, so that Back leads to the step before or closes the dialog. Only
 * the place is kept there: the words stay in the session, whose address does not change.
 */
export function useEditorPlaces() {
  const session = useEditor();
  const step = useSession((state) => state.step);
  const history: RouterHistory = useRouter().history;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogName>();
  /** The place of the entry that is shown; undefined until the first is written. */
  const shown = useRef<Omit<EditorPlace, 'session'>>(undefined);

  const write = useCallback(
    (place: Omit<EditorPlace, 'session'>, replace: boolean): void => {
      // Back may have been pressed between the first paint and this.
      if (!EDITOR_ADDRESS.test(history.location.pathname)) return;
      shown.current = place;
      const { documentId } = session.state.getState();
      void navigate({
        // An entry from before the first save has the address of a new resume.
        to: documentId ? `/resume/edit/${documentId}` : '.',
        search: withoutStart,
        hash: true,
        state: (state) => ({ ...state, keepFocus: true, editorPlace: { ...place, session: session.key } }),
        resetScroll: false,
        replace,
      });
    },
    [session, history, navigate],
  );

  const open = useCallback(
    (name: DialogName): void => {
      setDialog(name);
      write({ step: session.state.getState().step, dialog: name }, false);
    },
    [session, write],
  );

  useEffect(() => {
    const entry = history.location.state.editorPlace;
    const asksForImport = new URLSearchParams(history.location.search).get(START) === 'import';
    if (entry) session.state.setState({ step: entry.step });
    write({ step: session.state.getState().step }, true);
    if (asksForImport && session.state.getState().documentId === undefined) open('import');
  }, [session, history, write, open]);

  useEffect(() => {
    if (shown.current && shown.current.step !== step) write({ step }, false);
  }, [step, write]);

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        const place = location.state.editorPlace;
        if (action.type === 'PUSH' || action.type === 'REPLACE' || !place) return;
        const { documentId } = session.state.getState();
        const address = `/resume/edit/${documentId}`;
        if (place.session !== session.key && location.pathname !== address) return;
        const reopened = REOPENED.has(place.dialog) ? place.dialog : undefined;
        shown.current = { step: place.step, dialog: reopened };
        setDialog(reopened);
        session.goTo(place.step);
        if (documentId && location.pathname !== address) write(shown.current, true);
      }),
    [session, history, write],
  );

  const close = useCallback((): void => {
    setDialog(undefined);
    const entry = history.location.state.editorPlace;
    if (!entry?.dialog) return;
    const { step: now } = session.state.getState();
    // A dialog that led to another step leaves its entry to that step.
    if (entry.step === now) history.back();
    else write({ step: now }, true);
  }, [session, history, write]);

  return { dialog, open, close };
}
