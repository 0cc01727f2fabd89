import {
  type DocumentKind,
  type Failure,
  type LoadAnswer,
  SAVE_KINDS,
  type SaveAnswer,
  type SaveKind,
  type SaveOutcome,
  type StoredDocument,
} from './document-kind.ts';
import { hashOf } from './hash.ts';
import { type Effect, type InFlight, NONE, type SaveEvent, type SaveState, type Step } from './save-state.ts';

/** What a save is for is not on the server. */
type NotThere = { status: 'stale' } | { status: 'missing' };
const REFUSED = { status: 'refused', message: '' } as const;

/** The version that the first save of a document makes. */
const FIRST_VERSION = 1;
const MAX_UNCONFIRMED = 20;

const higher = (left: SaveKind | undefined, right: SaveKind): SaveKind =>
  left && SAVE_KINDS.indexOf(left) > SAVE_KINDS.indexOf(right) ? left : right;

/**
 * What a session does about each event in each phase. Pure: it answers the next state and the effects to run. `form`
 * is the document at the time of the event.
 */
export function createSaveMachine<Form, Stored extends StoredDocument, Body>(
  kind: DocumentKind<Form, Stored, Body>,
  creationKey: string,
) {
  type State = SaveState<Form, Stored>;
  type Next = Step<Form, Stored, Body>;
  type Effects = readonly Effect<Form, Body>[];

  const hash = (form: Form): string => hashOf(kind.fingerprint(form));
  const hashOfStored = (stored: Stored): string => hash(kind.toForm(stored));
  const stay = (state: State, effects: Effects = []): Next => ({ state, effects });
  /** Shows another form instead of the edits, which are given up. */
  const show = (form: Form): Effects => [
    { type: 'cancel-retry' },
    { type: 'replace', form },
    { type: 'write-draft' },
  ];
  const before = (effects: Effects, { state, effects: later }: Next): Next => ({
    state,
    effects: [...effects, ...later],
  });

  /** Ends a save, and starts the one that waited for it. */
  const settle = (state: State, form: Form, saveKind: SaveKind, outcome: SaveOutcome): Next => {
    const attempts = outcome.status === 'unreachable' ? state.attempts + 1 : 0;
    const free: State = { ...state, inFlight: undefined, queued: undefined, attempts };
    const effects: Effects = [{ type: 'outcome', saveKind, outcome }];
    return state.queued ? before(effects, save(free, form, state.queued)) : stay(free, effects);
  };

  const begin = (state: State, form: Form, saveKind: SaveKind, created = false): Next => {
    const free: State = { ...state, phase: 'idle', inFlight: undefined, owed: undefined };
    if (saveKind === 'background' && !kind.isDirty(form, state.saved)) {
      return settle(free, form, saveKind, { status: 'unchanged' });
    }
    const { sendable, invalidFields } = kind.prepare?.(form, state.saved, saveKind) ?? {
      sendable: form,
      invalidFields: NONE,
    };
    const sent = hash(sendable);
    const isInvalid = Object.keys(invalidFields).length > 0;
    const isSaved = isInvalid && sent === hash(state.saved);
    if (isSaved && (state.documentId !== undefined || saveKind === 'background')) {
      return settle({ ...free, invalidFields }, form, saveKind, { status: 'saved', created, invalidFields });
    }
    const unconfirmed = [...state.unconfirmed.filter((earlier) => earlier !== sent), sent];
    const { documentId: id, version } = state;
    return stay(
      {
        ...free,
        phase: 'saving',
        inFlight: { saveKind, form, sendable, hash: sent, invalidFields, created },
        unconfirmed: unconfirmed.slice(-MAX_UNCONFIRMED),
      },
      [
        { type: 'cancel-retry' },
        // What is sent is named in the draft: should the answer get lost, it is recognized later.
        { type: 'write-draft' },
        { type: 'send', request: { id, version, creationKey, body: kind.toBody(sendable, saveKind) } },
      ],
    );
  };

  const save = (state: State, form: Form, saveKind: SaveKind): Next => {
    switch (state.phase) {
      case 'saving':
      case 'comparing':
        return stay({ ...state, queued: higher(state.queued, saveKind) });
      case 'conflict':
        return settle(state, form, saveKind, { status: 'conflict' });
      default:
        return begin(state, form, higher(state.owed, saveKind));
    }
  };

  const accept = (state: State, form: Form, sent: InFlight<Form>, stored: Stored): Next => {
    const { id, version } = stored;
    const saved = kind.showsStored && form === sent.form ? kind.toForm(stored) : sent.sendable;
    const created = state.documentId === undefined;
    const isInvalid = Object.keys(sent.invalidFields).length > 0;
    const next: State = {
      ...state,
      documentId: id,
      version,
      saved,
      phase: 'idle',
      unconfirmed: [],
      restored: false,
      invalidFields: form === sent.form && isInvalid ? sent.invalidFields : NONE,
    };
    const outcome: SaveOutcome = {
      status: 'saved',
      created: created || sent.created,
      ...(isInvalid ? { invalidFields: sent.invalidFields } : {}),
    };
    const effects: Effects = [
      ...(created ? [{ type: 'created', id } as const] : []),
      ...(saved === sent.sendable ? [] : [{ type: 'replace', form: saved } as const]),
      { type: 'write-draft' },
    ];
    return before(effects, settle(next, form, sent.saveKind, outcome));
  };

  const conflict = (state: State, form: Form, saveKind: SaveKind, serverVersion: Stored): Next =>
    before(
      [{ type: 'write-draft' }],
      settle({ ...state, phase: 'conflict', serverVersion }, form, saveKind, { status: 'conflict' }),
    );

  const rebased = (state: State, stored: Stored): State => ({
    ...state,
    documentId: stored.id,
    version: stored.version,
    saved: kind.toForm(stored),
  });
  /** What the server has is what this session sent, or still what its edits start from. */
  const isOwn = (state: State, stored: Stored): boolean =>
    [...state.unconfirmed, hash(state.saved)].includes(hashOfStored(stored));

  /** A repeated first save is answered with what its first arrival stored, and perhaps another device has edited since. */
  const replayed = (state: State, form: Form, sent: InFlight<Form>, stored: Stored): Next => {
    const effects: Effects = [{ type: 'created', id: stored.id }, { type: 'write-draft' }];
    if (stored.version === FIRST_VERSION || isOwn(state, stored)) {
      return before(effects, begin(rebased(state, stored), form, sent.saveKind, true));
    }
    return before(effects, conflict({ ...state, documentId: stored.id }, form, sent.saveKind, stored));
  };

  const failed = (state: State, form: Form, saveKind: SaveKind, answer: Failure | NotThere): Next => {
    if (answer.status !== 'unreachable') {
      const isGone = answer.status === 'stale' || answer.status === 'missing';
      const outcome = isGone ? REFUSED : answer;
      const owed = answer.status === 'signed-out' ? saveKind : undefined;
      const ended = settle({ ...state, phase: 'refused', owed }, form, saveKind, outcome);
      return before([{ type: 'write-draft' }], ended);
    }
    const next = { ...state, phase: 'unreachable', owed: saveKind } as const;
    return before(
      [{ type: 'schedule-retry', attempt: state.attempts }],
      settle(next, form, saveKind, answer),
    );
  };

  const answered = (state: State, form: Form, answer: SaveAnswer<Stored>): Next => {
    const { inFlight: sent, documentId } = state;
    if (state.phase !== 'saving' || !sent) return stay(state);
    if (answer.status === 'saved') {
      const isReplay = documentId === undefined && hashOfStored(answer.stored) !== sent.hash;
      return (isReplay ? replayed : accept)(state, form, sent, answer.stored);
    }
    if (answer.status !== 'stale' || documentId === undefined) {
      return failed(state, form, sent.saveKind, answer);
    }
    return stay({ ...state, phase: 'comparing' }, [{ type: 'load', id: documentId, event: 'compared' }]);
  };

  const compared = (state: State, form: Form, answer: LoadAnswer<Stored>): Next => {
    const { inFlight: sent } = state;
    if (state.phase !== 'comparing' || !sent) return stay(state);
    if (answer.status !== 'found') return failed(state, form, sent.saveKind, answer);
    const { stored } = answer;
    if (hashOfStored(stored) === sent.hash) return accept(state, form, sent, stored);
    if (isOwn(state, stored)) return begin(rebased(state, stored), form, sent.saveKind, sent.created);
    return conflict(state, form, sent.saveKind, stored);
  };

  const adopt = (state: State, stored: Stored): Next => {
    const isBusy = state.inFlight !== undefined;
    const next: State = {
      ...rebased(state, stored),
      phase: isBusy ? state.phase : 'idle',
      owed: undefined,
      serverVersion: undefined,
      unconfirmed: [],
      restored: false,
    };
    return stay(next, show(next.saved));
  };

  /** Brings a document that was opened from the device up to what the server says, once it says something. */
  const refreshed = (state: State, form: Form, answer: LoadAnswer<Stored>): Next => {
    if (state.phase !== 'unreachable' || answer.status !== 'found') return stay(state);
    const { stored } = answer;
    const isDirty = kind.isDirty(form, state.saved);
    if (stored.version !== state.version && !isDirty) return adopt(state, stored);
    if (stored.version !== state.version && !isOwn(state, stored)) {
      return stay({ ...state, phase: 'conflict', owed: undefined, serverVersion: stored }, [
        { type: 'cancel-retry' },
        { type: 'write-draft' },
      ]);
    }
    const current = stored.version === state.version ? state : rebased(state, stored);
    return state.owed ? begin(current, form, state.owed) : stay({ ...current, phase: 'idle' });
  };

  const connection = (state: State, form: Form, offline: boolean): Next => {
    const next = { ...state, offline };
    const isBack = !offline && (state.offline || state.phase === 'unreachable');
    if (!isBack) return stay(next);
    const owed = kind.autosaves && kind.isDirty(form, state.saved) ? 'background' : state.owed;
    if (owed) return save(next, form, owed);
    const { documentId } = state;
    if (documentId === undefined || state.phase !== 'unreachable') return stay(next);
    return stay(next, [{ type: 'load', id: documentId, event: 'refreshed' }]);
  };

  const resolve = (state: State, form: Form, chosen: Form, saveKind: SaveKind): Next => {
    const { serverVersion } = state;
    if (!serverVersion) return stay(state);
    const next: State = { ...rebased(state, serverVersion), serverVersion: undefined, unconfirmed: [] };
    const effects: Effects = chosen === form ? [] : [{ type: 'replace', form: chosen }];
    return before(effects, begin(next, chosen, saveKind));
  };

  const discard = (state: State): Next =>
    state.serverVersion
      ? adopt(state, state.serverVersion)
      : stay({ ...state, owed: undefined, restored: false, invalidFields: NONE }, show(state.saved));

  const step = (state: State, form: Form, event: SaveEvent<Form, Stored>): Next => {
    switch (event.type) {
      case 'save':
        return save(state, form, event.saveKind);
      case 'edited':
        return stay(state.invalidFields === NONE ? state : { ...state, invalidFields: NONE }, [
          { type: 'schedule-draft' },
        ]);
      case 'answered':
        return answered(state, form, event.answer);
      case 'compared':
        return compared(state, form, event.answer);
      case 'refreshed':
        return refreshed(state, form, event.answer);
      case 'retry':
        return state.owed && RETRIED.has(state.phase) ? begin(state, form, state.owed) : stay(state);
      case 'connection':
        return connection(state, form, event.offline);
      case 'resolve':
        return resolve(state, form, event.form, event.saveKind);
      case 'adopt':
        return adopt(state, event.stored);
      case 'discard':
        return discard(state);
      default:
        return stay({ ...state, closed: true }, [{ type: 'cancel-retry' }]);
    }
  };

  return (state: State, form: Form, event: SaveEvent<Form, Stored>): Next => {
    const next = step(state, form, event);
    if (!state.closed) return next;
    // The screen is gone: an answer may still come, a retry must not.
    return { ...next, effects: next.effects.filter(({ type }) => !ENDED.has(type)) };
  };
}

/** Idle with a save owed is a draft of an earlier session that waited to be sent. */
const RETRIED: ReadonlySet<string> = new Set(['unreachable', 'idle']);

const ENDED: ReadonlySet<string> = new Set(['schedule-retry', 'schedule-draft', 'created']);
