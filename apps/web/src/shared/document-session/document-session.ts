import { createStore, type StoreApi } from 'zustand/vanilla';
import { retryDelay } from '../offline/retry-delay.ts';
import type {
  DocumentGateway,
  DocumentKind,
  SaveKind,
  SaveOutcome,
  StoredDocument,
} from './document-kind.ts';
import type { DraftStore } from './draft-store.ts';
import { createDraftWriter, type DraftState } from './draft-writer.ts';
import type { OpenedDocument } from './open-document.ts';
import { createSaveMachine } from './save-machine.ts';
import { type Effect, firstState, type SaveEvent, type SaveState } from './save-state.ts';

/** The document as the person edits it. */
export interface FormHolder<Form> {
  get: () => Form;
  replace: (form: Form) => void;
  /** Calls back after each change of the document. */
  subscribe: (listener: () => void) => () => void;
}

export interface SessionState<Form, Stored> extends SaveState<Form, Stored> {
  draft: DraftState;
}

export interface SessionOptions<Form, Stored extends StoredDocument, Body> {
  kind: DocumentKind<Form, Stored, Body>;
  gateway: DocumentGateway<Stored, Body>;
  drafts: Pick<DraftStore<Form>, 'epoch' | 'put' | 'drop'>;
  userId: string;
  opened: OpenedDocument<Form, Stored>;
  document: FormHolder<Form>;
  /** Where in the document the person is, for the draft. */
  step?: () => string;
  /** The first save created the document; the address may follow. */
  onCreated?: (id: string) => void;
  onOutcome: (saveKind: SaveKind, outcome: SaveOutcome) => void;
}

/** The state that a session starts from. */
export const openedState = <Form, Stored>(
  opened: OpenedDocument<Form, Stored>,
  { autosaves }: Pick<DocumentKind<never, StoredDocument>, 'autosaves'>,
): SessionState<Form, Stored> => {
  const { documentId, version, saved, restored, serverVersion, unreachable, draft } = opened;
  const phase = serverVersion ? 'conflict' : unreachable ? 'unreachable' : 'idle';
  const unconfirmed = draft?.unconfirmed ?? [];
  // Who opens what saves without being asked sees first what was brought back, and may give it up.
  const owed = serverVersion || autosaves ? undefined : draft?.owed;
  const known = { documentId, version, saved, restored, serverVersion, phase, unconfirmed, owed } as const;
  return { ...firstState<Form, Stored>(known), draft: draft ? 'kept' : 'none' };
};

/** One open document: where its edits are, and the only way to save them. It runs what the save machine decides. */
export function createDocumentSession<
  Form,
  Stored extends StoredDocument,
  Body,
  State extends SessionState<Form, Stored> = SessionState<Form, Stored>,
>(
  options: SessionOptions<Form, Stored, Body>,
  state: StoreApi<State> = createStore(() => openedState(options.opened, options.kind) as State),
) {
  const { kind, gateway, opened, document, onCreated, onOutcome } = options;
  const machine = createSaveMachine(kind, opened.key);
  const now = (): SessionState<Form, Stored> => state.getState();
  const isDirty = (): boolean => kind.isDirty(document.get(), now().saved);
  let retry: ReturnType<typeof setTimeout> | undefined;
  // Those who wait for the save in flight, and for the one after it.
  let current: ((outcome: SaveOutcome) => void)[] = [];
  let next: typeof current = [];

  /** Without a connection a stored document that autosaves waits to be sent; a new one comes back when one is begun. */
  const unaskedSave = (): SaveKind | undefined => {
    const { documentId, phase, offline, owed = 'background' } = now();
    const isCutOff = offline || phase === 'unreachable';
    return isCutOff && phase !== 'conflict' && documentId !== undefined ? owed : undefined;
  };

  const drafts = createDraftWriter({
    store: options.drafts,
    id: opened.key,
    editedAt: opened.draft?.editedAt,
    read: () => {
      if (!isDirty()) return undefined;
      const { documentId, version, saved, unconfirmed, inFlight } = now();
      const { userId, step } = options;
      const owed = kind.autosaves ? unaskedSave() : (now().owed ?? inFlight?.saveKind);
      // What an earlier release kept of a conflict does not say what the edits started from.
      const base = now().phase === 'conflict' && opened.draft && !opened.draft.base ? undefined : saved;
      const known = { userId, documentId, version, base, unconfirmed, owed, step: step?.() };
      return { ...known, form: document.get() };
    },
    onState: (draft) => {
      if (now().draft !== draft) state.setState({ draft } as Partial<State>);
    },
  });

  const dispatch = (event: SaveEvent<Form, Stored>): void => {
    const step = machine(now(), document.get(), event);
    if (step.state !== now()) state.setState(step.state as unknown as Partial<State>);
    for (const effect of step.effects) run(effect);
  };

  const failure = (error: unknown) => ({
    status: 'refused' as const,
    message: error instanceof Error ? error.message : String(error),
    cause: error,
  });

  const finish = (saveKind: SaveKind, outcome: SaveOutcome): void => {
    const waiting = current;
    current = next;
    next = [];
    if (!now().closed) onOutcome(saveKind, outcome);
    // What the server has is no draft any more for whoever goes on now.
    void drafts.idle().then(() => {
      for (const resolve of waiting) resolve(outcome);
    });
  };

  const run = (effect: Effect<Form, Body>): void => {
    switch (effect.type) {
      case 'send':
        void gateway
          .save(effect.request)
          .catch(failure)
          .then((answer) => dispatch({ type: 'answered', answer }));
        break;
      case 'load':
        void gateway
          .load(effect.id)
          .catch(failure)
          .then((answer) => dispatch({ type: effect.event, answer }));
        break;
      case 'replace':
        document.replace(effect.form);
        break;
      case 'schedule-draft':
        drafts.schedule();
        break;
      case 'write-draft':
        void drafts.flush();
        break;
      case 'schedule-retry':
        retry = setTimeout(() => dispatch({ type: 'retry' }), retryDelay(effect.attempt));
        break;
      case 'cancel-retry':
        clearTimeout(retry);
        break;
      case 'created':
        onCreated?.(effect.id);
        break;
      default:
        finish(effect.saveKind, effect.outcome);
    }
  };

  /** @returns what becomes of the save that the event asks for. */
  const request = (event: SaveEvent<Form, Stored>): Promise<SaveOutcome> =>
    new Promise((resolve) => {
      (now().inFlight ? next : current).push(resolve);
      dispatch(event);
    });

  const stopWatching = document.subscribe(() => dispatch({ type: 'edited' }));
  void opened.late?.then((answer) => dispatch({ type: 'refreshed', answer }));

  return {
    state,
    isDirty,
    save: (saveKind: SaveKind = 'full') => request({ type: 'save', saveKind }),
    /** Sends again, now, what waits to be sent. */
    resend: () => dispatch({ type: 'retry' }),
    setOffline: (offline: boolean) => dispatch({ type: 'connection', offline }),
    /** Settles a conflict with the document to go on with, and saves it over the newer version. */
    resolve: (form: Form, saveKind: SaveKind = 'full'): Promise<SaveOutcome> =>
      now().phase === 'conflict'
        ? request({ type: 'resolve', form, saveKind })
        : Promise.resolve({ status: 'unchanged' }),
    /** Settles a conflict by going on with the server's version. */
    takeServerVersion: () => {
      const { serverVersion } = now();
      if (serverVersion) dispatch({ type: 'adopt', stored: serverVersion });
    },
    /** Goes on with a document as the server has it. */
    adopt: (stored: Stored) => dispatch({ type: 'adopt', stored }),
    /** Drops the edits since the last save, on the device too. */
    discard: (): Promise<void> => {
      dispatch({ type: 'discard' });
      return drafts.flush();
    },
    flushDraft: drafts.flush,
    close: (): Promise<void> => {
      stopWatching();
      dispatch({ type: 'close' });
      opened.release();
      return drafts.close();
    },
  };
}

export type DocumentSession<Form, Stored extends StoredDocument> = ReturnType<
  typeof createDocumentSession<Form, Stored, unknown>
>;
