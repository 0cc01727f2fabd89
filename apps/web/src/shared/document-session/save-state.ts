import type {
  FieldMessages,
  LoadAnswer,
  SaveAnswer,
  SaveKind,
  SaveOutcome,
  SaveRequest,
} from './document-kind.ts';

/** `saving`: a request is under way. `comparing`: it was refused as stale, and the newer version is being loaded. */
export const PHASES = ['idle', 'saving', 'comparing', 'unreachable', 'conflict', 'refused'] as const;
type Phase = (typeof PHASES)[number];

export interface InFlight<Form> {
  saveKind: SaveKind;
  /** The document as it was when the request left, and the part of it that was sent. */
  form: Form;
  sendable: Form;
  hash: string;
  invalidFields: FieldMessages;
  /** An earlier request of this save created the document. */
  created: boolean;
}

/** Where the edits of one open document are. */
export interface SaveState<Form, Stored> {
  /** Missing until the first save. */
  documentId?: string | undefined;
  version?: number | undefined;
  /** The document as the server last took or returned it. */
  saved: Form;
  phase: Phase;
  inFlight?: InFlight<Form> | undefined;
  /** The save to start when the one in flight has ended. */
  queued?: SaveKind | undefined;
  /** The save that was asked for and did not reach the server. */
  owed?: SaveKind | undefined;
  /** Attempts in a row that did not reach the server. */
  attempts: number;
  /** Hashes of what was sent without a confirmation: on the server, they are this session's own words. */
  unconfirmed: readonly string[];
  /** The newer version on the server: there is one in a conflict, and only then. */
  serverVersion?: Stored | undefined;
  /** Fields that the last save left out; empty once something was edited since. */
  invalidFields: FieldMessages;
  /** Edits of an earlier session were brought back. */
  restored: boolean;
  /** The device has no connection, as far as it knows. */
  offline: boolean;
  closed: boolean;
}

export type SaveEvent<Form, Stored> =
  | { type: 'save'; saveKind: SaveKind }
  | { type: 'edited' }
  | { type: 'answered'; answer: SaveAnswer<Stored> }
  | { type: 'compared'; answer: LoadAnswer<Stored> }
  | { type: 'refreshed'; answer: LoadAnswer<Stored> }
  | { type: 'retry' }
  | { type: 'connection'; offline: boolean }
  /** The conflict is settled with this document, to be saved over the newer version. */
  | { type: 'resolve'; form: Form; saveKind: SaveKind }
  /** Goes on with a document as the server has it. */
  | { type: 'adopt'; stored: Stored }
  | { type: 'discard' }
  | { type: 'close' };

export type Effect<Form, Body> =
  | { type: 'send'; request: SaveRequest<Body> }
  /** Loads the server's version; `event` is its answer's. */
  | { type: 'load'; id: string; event: 'compared' | 'refreshed' }
  | { type: 'replace'; form: Form }
  | { type: 'schedule-draft' }
  | { type: 'write-draft' }
  | { type: 'schedule-retry'; attempt: number }
  | { type: 'cancel-retry' }
  | { type: 'created'; id: string }
  | { type: 'outcome'; saveKind: SaveKind; outcome: SaveOutcome };

export interface Step<Form, Stored, Body> {
  state: SaveState<Form, Stored>;
  effects: readonly Effect<Form, Body>[];
}

/** No field is invalid. */
export const NONE: FieldMessages = {};

/** The first state of a session. */
export const firstState = <Form, Stored>(
  known: Partial<SaveState<Form, Stored>> & Pick<SaveState<Form, Stored>, 'saved'>,
): SaveState<Form, Stored> => ({
  phase: 'idle',
  attempts: 0,
  unconfirmed: [],
  invalidFields: NONE,
  restored: false,
  offline: false,
  closed: false,
  ...known,
});
