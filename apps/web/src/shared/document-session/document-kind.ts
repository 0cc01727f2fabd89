/** How a save was requested. Later ones outrank earlier ones; only `full` keeps every rule. */
export const SAVE_KINDS = ['background', 'progress', 'full'] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** What every stored document has. */
export interface StoredDocument {
  id: string;
  version: number;
}

/** Messages by the path of their field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** A form split into what can be sent and what breaks a rule. */
interface Prepared<Form> {
  sendable: Form;
  invalidFields: FieldMessages;
}

/** Everything a session has to know of one kind of document. All functions are pure. */
export interface DocumentKind<Form, Stored extends StoredDocument, Body = unknown> {
  toForm: (stored: Stored) => Form;
  /** Fills in what a draft of an earlier release does not have. */
  readDraft: (form: Form) => Form;
  toBody: (form: Form, saveKind: SaveKind) => Body;
  /** Equal for two forms that the server would store alike. */
  fingerprint: (form: Form) => string;
  isDirty: (form: Form, saved: Form) => boolean;
  /** Leaves out what breaks a rule, so that the rest can be saved. */
  prepare?: (form: Form, saved: Form, saveKind: SaveKind) => Prepared<Form>;
  /** Whether the form shows after a save what the server made of it. */
  showsStored?: boolean;
  /** Whether edits are saved without the person asking, also when the connection returns. */
  autosaves: boolean;
}

interface Refused {
  status: 'refused';
  message: string;
  /** What is wrong with single fields, by their path in the body. */
  fieldErrors?: readonly { field: string; message: string }[];
  cause?: unknown;
}

/** Why a call brought no document. */
export type Failure =
  /** No answer came: the device or the server is offline. */
  | { status: 'unreachable'; cause?: unknown }
  /** The session ended. */
  | { status: 'signed-out'; cause?: unknown }
  | Refused;

export type LoadAnswer<Stored> = { status: 'found'; stored: Stored } | { status: 'missing' } | Failure;

export type SaveAnswer<Stored> =
  | { status: 'saved'; stored: Stored }
  /** A newer version was saved meanwhile. */
  | { status: 'stale' }
  | Failure;

export interface SaveRequest<Body> {
  /** Missing on the first save. */
  id: string | undefined;
  version: number | undefined;
  /** The same for each repetition of the first save. */
  creationKey: string;
  body: Body;
}

/** Where documents of one kind are stored. */
export interface DocumentGateway<Stored, Body> {
  load(id: string): Promise<LoadAnswer<Stored>>;
  /** The copy that this device has, as of the last time it was opened or saved here. */
  findCopy?(id: string): Promise<Stored | undefined>;
  save(request: SaveRequest<Body>): Promise<SaveAnswer<Stored>>;
}

/** What became of one request to save. */
export type SaveOutcome =
  /** Fields that break a rule are not in it; all others are. */
  | { status: 'saved'; created: boolean; invalidFields?: FieldMessages }
  | { status: 'unchanged' }
  | { status: 'conflict' }
  | Failure;
