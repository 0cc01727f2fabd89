import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { hashOf } from './hash.ts';
import { createSaveMachine } from './save-machine.ts';
import { type Effect, firstState, PHASES, type SaveEvent, type SaveState } from './save-state.ts';
import { type Note, noteDocument, type StoredNote } from './testing/note.fixture.ts';

type State = SaveState<Note, StoredNote>;
type Event = SaveEvent<Note, StoredNote>;

const note = (text: string, version: number): StoredNote => ({ id: 'note-1', version, text });
const FORM: Note = { text: 'edited' };
const SAVED: Note = { text: 'saved' };
const machine = createSaveMachine(noteDocument(true), 'key-1');

const inFlight: State['inFlight'] = {
  saveKind: 'progress',
  form: FORM,
  sendable: FORM,
  hash: hashOf(FORM.text),
  invalidFields: {},
  created: false,
};
const stored: State = firstState<Note, StoredNote>({ documentId: 'note-1', version: 1, saved: SAVED });
const unconfirmed = [hashOf('sent before'), hashOf(FORM.text)];

/** Each phase, and the circumstances in which it decides differently. */
const STATES = {
  idle: stored,
  'idle, nothing edited': { ...stored, saved: FORM },
  'idle, never saved': firstState<Note, StoredNote>({ saved: SAVED }),
  'idle and offline': { ...stored, offline: true },
  'saving for the first time': {
    ...firstState<Note, StoredNote>({ saved: SAVED }),
    phase: 'saving',
    inFlight,
    unconfirmed,
  },
  saving: { ...stored, phase: 'saving', inFlight, unconfirmed },
  'saving, another save queued': { ...stored, phase: 'saving', inFlight, unconfirmed, queued: 'background' },
  comparing: { ...stored, phase: 'comparing', inFlight, unconfirmed },
  unreachable: { ...stored, phase: 'unreachable', owed: 'progress', attempts: 1, unconfirmed },
  'unreachable since it was opened': { ...stored, saved: FORM, phase: 'unreachable' },
  conflict: { ...stored, phase: 'conflict', serverVersion: note('theirs', 2) },
  refused: { ...stored, phase: 'refused' },
  'saving, but closed': { ...stored, phase: 'saving', inFlight, unconfirmed, closed: true },
} satisfies Record<string, State>;

const EVENTS = {
  'save background': { type: 'save', saveKind: 'background' },
  'save full': { type: 'save', saveKind: 'full' },
  edited: { type: 'edited' },
  'answer saved': { type: 'answered', answer: { status: 'saved', stored: note('edited', 2) } },
  'answer saved, own earlier words': {
    type: 'answered',
    answer: { status: 'saved', stored: note('sent before', 1) },
  },
  'answer saved, edited elsewhere since': {
    type: 'answered',
    answer: { status: 'saved', stored: note('theirs', 2) },
  },
  'answer stale': { type: 'answered', answer: { status: 'stale' } },
  'answer unreachable': { type: 'answered', answer: { status: 'unreachable' } },
  'answer refused': { type: 'answered', answer: { status: 'refused', message: 'No' } },
  'answer signed out': { type: 'answered', answer: { status: 'signed-out' } },
  'compared, the words just sent': {
    type: 'compared',
    answer: { status: 'found', stored: note('edited', 2) },
  },
  'compared, own earlier words': {
    type: 'compared',
    answer: { status: 'found', stored: note('sent before', 2) },
  },
  'compared, other words': { type: 'compared', answer: { status: 'found', stored: note('theirs', 2) } },
  'compared, missing': { type: 'compared', answer: { status: 'missing' } },
  'compared, unreachable': { type: 'compared', answer: { status: 'unreachable' } },
  'refreshed, the same version': { type: 'refreshed', answer: { status: 'found', stored: note('saved', 1) } },
  'refreshed, own words': {
    type: 'refreshed',
    answer: { status: 'found', stored: note('sent before', 2) },
  },
  'refreshed, other words': { type: 'refreshed', answer: { status: 'found', stored: note('theirs', 2) } },
  'refreshed, unreachable': { type: 'refreshed', answer: { status: 'unreachable' } },
  retry: { type: 'retry' },
  'connection lost': { type: 'connection', offline: true },
  'connection back': { type: 'connection', offline: false },
  resolve: { type: 'resolve', form: { text: 'chosen' }, saveKind: 'progress' },
  adopt: { type: 'adopt', stored: note('restored', 3) },
  discard: { type: 'discard' },
  close: { type: 'close' },
} satisfies Record<string, Event>;

const effectText = (effect: Effect<Note, Note>): string => {
  switch (effect.type) {
    case 'send':
      return `send ${effect.request.body.text} over ${effect.request.version ?? 'nothing'}`;
    case 'load':
      return `load to be ${effect.event}`;
    case 'replace':
      return `replace by ${effect.form.text}`;
    case 'outcome':
      return `outcome ${effect.saveKind} ${effect.outcome.status}`;
    default:
      return effect.type;
  }
};

const NOTHING = 'nothing';

/** The next phase, what is queued or owed in it, and the effects. */
function decision(state: State, event: Event): string {
  const next = machine(state, FORM, event);
  if (next.effects.length === 0 && isDeepStrictEqual(next.state, state)) return NOTHING;
  const { phase, queued, owed, version, offline, closed } = next.state;
  const place = [
    phase,
    version && `version ${version}`,
    queued && `${queued} queued`,
    owed && `${owed} owed`,
    offline && 'offline',
    closed && 'closed',
  ];
  return [place.filter(Boolean).join(', '), ...next.effects.map(effectText)].join(' → ');
}

/** Every decision that is not to do nothing. */
const DECISIONS: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, string>>> = {
  idle: {
    'save background': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    'save full': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    edited: 'idle, version 1 → schedule-draft',
    'connection lost': 'idle, version 1, offline',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'idle, version 1 → cancel-retry → replace by saved → write-draft',
    close: 'idle, version 1, closed → cancel-retry',
  },
  'idle, nothing edited': {
    'save background': 'idle, version 1 → outcome background unchanged',
    'save full': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    edited: 'idle, version 1 → schedule-draft',
    'connection lost': 'idle, version 1, offline',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'idle, version 1 → cancel-retry → replace by edited → write-draft',
    close: 'idle, version 1, closed → cancel-retry',
  },
  'idle, never saved': {
    'save background': 'saving → cancel-retry → write-draft → send edited over nothing',
    'save full': 'saving → cancel-retry → write-draft → send edited over nothing',
    edited: 'idle → schedule-draft',
    'connection lost': 'idle, offline',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'idle → cancel-retry → replace by saved → write-draft',
    close: 'idle, closed → cancel-retry',
  },
  'idle and offline': {
    'save background': 'saving, version 1, offline → cancel-retry → write-draft → send edited over 1',
    'save full': 'saving, version 1, offline → cancel-retry → write-draft → send edited over 1',
    edited: 'idle, version 1, offline → schedule-draft',
    'connection back': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    adopt: 'idle, version 3, offline → cancel-retry → replace by restored → write-draft',
    discard: 'idle, version 1, offline → cancel-retry → replace by saved → write-draft',
    close: 'idle, version 1, offline, closed → cancel-retry',
  },
  'saving for the first time': {
    'save background': 'saving, background queued',
    'save full': 'saving, full queued',
    edited: 'saving → schedule-draft',
    'answer saved': 'idle, version 2 → created → write-draft → outcome progress saved',
    'answer saved, own earlier words':
      'saving, version 1 → created → write-draft → cancel-retry → write-draft → send edited over 1',
    'answer saved, edited elsewhere since':
      'conflict → created → write-draft → write-draft → outcome progress conflict',
    'answer stale': 'refused → write-draft → outcome progress refused',
    'answer unreachable': 'unreachable, progress owed → schedule-retry → outcome progress unreachable',
    'answer refused': 'refused → write-draft → outcome progress refused',
    'answer signed out': 'refused, progress owed → write-draft → outcome progress signed-out',
    'connection lost': 'saving, offline',
    adopt: 'saving, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'saving → cancel-retry → replace by saved → write-draft',
    close: 'saving, closed → cancel-retry',
  },
  saving: {
    'save background': 'saving, version 1, background queued',
    'save full': 'saving, version 1, full queued',
    edited: 'saving, version 1 → schedule-draft',
    'answer saved': 'idle, version 2 → write-draft → outcome progress saved',
    'answer saved, own earlier words': 'idle, version 1 → write-draft → outcome progress saved',
    'answer saved, edited elsewhere since': 'idle, version 2 → write-draft → outcome progress saved',
    'answer stale': 'comparing, version 1 → load to be compared',
    'answer unreachable':
      'unreachable, version 1, progress owed → schedule-retry → outcome progress unreachable',
    'answer refused': 'refused, version 1 → write-draft → outcome progress refused',
    'answer signed out': 'refused, version 1, progress owed → write-draft → outcome progress signed-out',
    'connection lost': 'saving, version 1, offline',
    adopt: 'saving, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'saving, version 1 → cancel-retry → replace by saved → write-draft',
    close: 'saving, version 1, closed → cancel-retry',
  },
  'saving, another save queued': {
    'save full': 'saving, version 1, full queued',
    edited: 'saving, version 1, background queued → schedule-draft',
    'answer saved': 'idle, version 2 → write-draft → outcome progress saved → outcome background unchanged',
    'answer saved, own earlier words':
      'idle, version 1 → write-draft → outcome progress saved → outcome background unchanged',
    'answer saved, edited elsewhere since':
      'idle, version 2 → write-draft → outcome progress saved → outcome background unchanged',
    'answer stale': 'comparing, version 1, background queued → load to be compared',
    'answer unreachable':
      'saving, version 1 → schedule-retry → outcome progress unreachable → cancel-retry → write-draft → send edited over 1',
    'answer refused':
      'saving, version 1 → write-draft → outcome progress refused → cancel-retry → write-draft → send edited over 1',
    'answer signed out':
      'saving, version 1 → write-draft → outcome progress signed-out → cancel-retry → write-draft → send edited over 1',
    'connection lost': 'saving, version 1, background queued, offline',
    adopt: 'saving, version 3, background queued → cancel-retry → replace by restored → write-draft',
    discard: 'saving, version 1, background queued → cancel-retry → replace by saved → write-draft',
    close: 'saving, version 1, background queued, closed → cancel-retry',
  },
  comparing: {
    'save background': 'comparing, version 1, background queued',
    'save full': 'comparing, version 1, full queued',
    edited: 'comparing, version 1 → schedule-draft',
    'compared, the words just sent': 'idle, version 2 → write-draft → outcome progress saved',
    'compared, own earlier words': 'saving, version 2 → cancel-retry → write-draft → send edited over 2',
    'compared, other words': 'conflict, version 1 → write-draft → outcome progress conflict',
    'compared, missing': 'refused, version 1 → write-draft → outcome progress refused',
    'compared, unreachable':
      'unreachable, version 1, progress owed → schedule-retry → outcome progress unreachable',
    'connection lost': 'comparing, version 1, offline',
    adopt: 'comparing, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'comparing, version 1 → cancel-retry → replace by saved → write-draft',
    close: 'comparing, version 1, closed → cancel-retry',
  },
  unreachable: {
    'save background': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    'save full': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    edited: 'unreachable, version 1, progress owed → schedule-draft',
    'refreshed, the same version': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    'refreshed, own words': 'saving, version 2 → cancel-retry → write-draft → send edited over 2',
    'refreshed, other words': 'conflict, version 1 → cancel-retry → write-draft',
    retry: 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    'connection lost': 'unreachable, version 1, progress owed, offline',
    'connection back': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'unreachable, version 1 → cancel-retry → replace by saved → write-draft',
    close: 'unreachable, version 1, progress owed, closed → cancel-retry',
  },
  'unreachable since it was opened': {
    'save background': 'idle, version 1 → outcome background unchanged',
    'save full': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    edited: 'unreachable, version 1 → schedule-draft',
    'refreshed, the same version': 'idle, version 1',
    'refreshed, own words': 'idle, version 2 → cancel-retry → replace by sent before → write-draft',
    'refreshed, other words': 'idle, version 2 → cancel-retry → replace by theirs → write-draft',
    'connection lost': 'unreachable, version 1, offline',
    'connection back': 'unreachable, version 1 → load to be refreshed',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'unreachable, version 1 → cancel-retry → replace by edited → write-draft',
    close: 'unreachable, version 1, closed → cancel-retry',
  },
  conflict: {
    'save background': 'conflict, version 1 → outcome background conflict',
    'save full': 'conflict, version 1 → outcome full conflict',
    edited: 'conflict, version 1 → schedule-draft',
    'connection lost': 'conflict, version 1, offline',
    resolve: 'saving, version 2 → replace by chosen → cancel-retry → write-draft → send chosen over 2',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'idle, version 2 → cancel-retry → replace by theirs → write-draft',
    close: 'conflict, version 1, closed → cancel-retry',
  },
  refused: {
    'save background': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    'save full': 'saving, version 1 → cancel-retry → write-draft → send edited over 1',
    edited: 'refused, version 1 → schedule-draft',
    'connection lost': 'refused, version 1, offline',
    adopt: 'idle, version 3 → cancel-retry → replace by restored → write-draft',
    discard: 'refused, version 1 → cancel-retry → replace by saved → write-draft',
    close: 'refused, version 1, closed → cancel-retry',
  },
  'saving, but closed': {
    'save background': 'saving, version 1, background queued, closed',
    'save full': 'saving, version 1, full queued, closed',
    'answer saved': 'idle, version 2, closed → write-draft → outcome progress saved',
    'answer saved, own earlier words': 'idle, version 1, closed → write-draft → outcome progress saved',
    'answer saved, edited elsewhere since': 'idle, version 2, closed → write-draft → outcome progress saved',
    'answer stale': 'comparing, version 1, closed → load to be compared',
    'answer unreachable': 'unreachable, version 1, progress owed, closed → outcome progress unreachable',
    'answer refused': 'refused, version 1, closed → write-draft → outcome progress refused',
    'answer signed out':
      'refused, version 1, progress owed, closed → write-draft → outcome progress signed-out',
    'connection lost': 'saving, version 1, offline, closed',
    adopt: 'saving, version 3, closed → cancel-retry → replace by restored → write-draft',
    discard: 'saving, version 1, closed → cancel-retry → replace by saved → write-draft',
    close: 'saving, version 1, closed → cancel-retry',
  },
};

describe('the save machine', () => {
  it.each(Object.keys(STATES) as (keyof typeof STATES)[])(
    'decides about every event when it is %s',
    (name) => {
      const decided = Object.entries(EVENTS).map(([event, of]) => [event, decision(STATES[name], of)]);
      const expected = Object.keys(EVENTS).map((event) => [
        event,
        { ...DECISIONS[name] }[event as keyof typeof EVENTS] ?? NOTHING,
      ]);
      expect(decided).toEqual(expected);
    },
  );

  describe('of a document that is saved only when the person asks for it', () => {
    const byHand = createSaveMachine(noteDocument(false), 'key-1');
    const back: Event = { type: 'connection', offline: false };
    const effectsOf = (state: State, event: Event): string[] =>
      byHand(state, FORM, event).effects.map(effectText);

    it('sends what waited when the connection is back, and nothing that nobody asked to save', () => {
      expect(effectsOf(STATES.unreachable, back)).toContain('send edited over 1');
      expect(effectsOf(STATES['idle and offline'], back)).toEqual([]);
    });

    it('sends what an earlier visit left to be sent, and nothing else that it left', () => {
      expect(effectsOf({ ...stored, owed: 'full' }, { type: 'retry' })).toContain('send edited over 1');
      expect(effectsOf(stored, { type: 'retry' })).toEqual([]);
    });

    it('takes a newer version that says what the edits start from for no conflict', () => {
      const same: Event = { type: 'compared', answer: { status: 'found', stored: note(SAVED.text, 5) } };
      expect(effectsOf(STATES.comparing, same)).toContain('send edited over 5');
    });
  });

  it('has a row for each phase', () => {
    expect(new Set(Object.values(STATES).map(({ phase }) => phase))).toEqual(new Set(PHASES));
  });
});
