import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NoRoom } from '../offline/no-room.ts';
import { forgetSession, useCurrentUser } from '../session/session.ts';
import { attachToPage } from './attach-to-page.ts';
import type { SaveOutcome, StoredDocument } from './document-kind.ts';
import { createDocumentSession, type SessionOptions } from './document-session.ts';
import { createFormHolder } from './form-holder.ts';
import { useLateStore } from './use-late-store.ts';

interface DocumentFormOptions<Form, Stored extends StoredDocument, Body>
  extends Pick<SessionOptions<Form, Stored, Body>, 'kind' | 'gateway' | 'drafts' | 'opened'> {
  /** Shows in the inputs what the person did not type into them. */
  onFill: (form: Form) => void;
  onSaved: (documentId: string | undefined) => void;
  /** The server could not be reached: the save waits on this device, and is sent when it can be. */
  onWaiting: () => void;
  onFailed: (error: unknown) => void;
}

/** The session of a document behind a form of inputs, open as long as the component shows. */
export function useDocumentForm<Form, Stored extends StoredDocument, Body>({
  onFill,
  onSaved,
  onWaiting,
  onFailed,
  ...options
}: DocumentFormOptions<Form, Stored, Body>) {
  const { opened } = options;
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(opened.serverVersion !== undefined);

  const onOutcome = (outcome: SaveOutcome): void => {
    setChoosing(outcome.status === 'conflict');
    if (outcome.status === 'saved') onSaved(session.state.getState().documentId);
    else if (outcome.status === 'unreachable') void tellUnreachable();
    else if ('cause' in outcome) onFailed(outcome.cause);
    // The app leads to the sign-in and, afterwards, back to this address, where the draft waits.
    if (outcome.status === 'signed-out') void session.flushDraft().then(() => forgetSession(queries));
  };
  /** Said once, not with each further attempt. A device that keeps nothing cannot make a save wait. */
  const tellUnreachable = async (): Promise<void> => {
    if (session.state.getState().attempts !== 1) return;
    await session.flushDraft();
    if (session.state.getState().draft === 'failed') onFailed(new NoRoom());
    else onWaiting();
  };
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  const [{ document, session }] = useState(() => {
    const held = createFormHolder(opened.form);
    const outcomes = { onOutcome: (_kind: unknown, outcome: SaveOutcome) => latest.current(outcome) };
    return {
      document: held,
      session: createDocumentSession({ ...options, ...outcomes, userId, document: held }),
    };
  });
  // An input shows what is typed into it at once; what is drawn from it comes after the paint.
  const isTyped = useRef(false);
  const { form } = useLateStore(document.store, isTyped);
  const state = useLateStore(session.state, isTyped);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    const detach = attachToPage(session);
    return () => {
      isShown.current = false;
      detach();
      // After this tick, so that an effect undone at once (as in development) closes nothing.
      queueMicrotask(() => {
        if (!isShown.current) void session.close();
      });
    };
  }, [session]);

  const change = (changes: Partial<Form>): void => document.replace({ ...document.get(), ...changes });
  // Further attempts go on behind the person's back: they may write meanwhile.
  const isSaving = state.inFlight !== undefined && state.attempts === 0;
  const isWaiting = state.owed !== undefined || (state.inFlight !== undefined && state.attempts > 0);
  return {
    form,
    /** The document at the time of the call. */
    current: document.get,
    draft: state.draft,
    isDirty: session.isDirty(),
    isRestored: state.restored && !isWaiting,
    isSaving,
    /** What the person saved waits for the connection; the device keeps it. */
    isWaiting,
    /** The person changed an input. */
    change: (changes: Partial<Form>): void => {
      isTyped.current = true;
      change(changes);
      isTyped.current = false;
    },
    /** The product changed something; the inputs follow. */
    fill: (changes: Partial<Form>): void => {
      change(changes);
      onFill(document.get());
    },
    save: session.save,
    flushDraft: session.flushDraft,
    /** Drops the edits since the last save. */
    discard: async (): Promise<void> => {
      await session.discard();
      onFill(document.get());
    },
    /** The newer version on the server, while the person chooses. */
    serverVersion: isChoosing ? state.serverVersion : undefined,
    conflict: {
      isBusy: isSaving,
      onKeepMine: () => void session.resolve(document.get()),
      onTakeTheirs: () => {
        session.takeServerVersion();
        onFill(document.get());
      },
      onClose: () => setChoosing(false),
    },
  };
}
