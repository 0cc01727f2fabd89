/** How a save was asked for: on a step change, by Save Progress, by Save Resume. Later ones outrank earlier ones. */
export const SAVE_KINDS = ['background', 'progress', 'full'] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** What became of one attempt to save. */
export type SaveOutcome =
  /** Where some fields break a rule, all others are saved; then a sentence says what is wrong with them. */
  | { status: 'saved'; created: boolean; heldBack?: string }
  | { status: 'unchanged' }
  /** No answer came: the device or the server is out of reach. Tried again by itself. */
  | { status: 'unreachable' }
  | { status: 'conflict' }
  | { status: 'signed-out' }
  | { status: 'refused'; message: string };

interface SaveQueueOptions {
  /** Sends the newest document. Called while no other send runs. */
  send: (kind: SaveKind) => Promise<SaveOutcome>;
  onOutcome: (kind: SaveKind, outcome: SaveOutcome) => void;
  /** Waits between attempts while the server is out of reach; the last one repeats. */
  retryDelaysMs?: readonly number[];
}

interface Waiting {
  kind: SaveKind;
  promise: Promise<SaveOutcome>;
  resolve: (outcome: SaveOutcome) => void;
}

function waitingFor(kind: SaveKind): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<SaveOutcome>((settle) => {
    resolve = settle;
  });
  return { kind, promise, resolve };
}

const RETRY_DELAYS_MS = [3_000, 10_000, 30_000, 60_000];

const higher = (left: SaveKind, right: SaveKind): SaveKind =>
  SAVE_KINDS.indexOf(left) > SAVE_KINDS.indexOf(right) ? left : right;

/**
 * Saves of one document, one at a time. Requests that arrive during a save wait as one, and the newest document is
 * read when that one is sent; so a save fired twice creates one resume, and an old body never follows a newer one.
 */
export function createSaveQueue({ send, onOutcome, retryDelaysMs = RETRY_DELAYS_MS }: SaveQueueOptions) {
  let running = false;
  let waiting: Waiting | undefined;
  let unreached: SaveKind | undefined;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const ask = (kind: SaveKind): Promise<SaveOutcome> => {
    waiting ??= waitingFor(kind);
    waiting.kind = higher(waiting.kind, kind);
    const { promise } = waiting;
    void run();
    return promise;
  };

  const run = async (): Promise<void> => {
    if (running || !waiting) return;
    clearTimeout(timer);
    const { kind: asked, resolve } = waiting;
    const kind = unreached ? higher(unreached, asked) : asked;
    waiting = undefined;
    running = true;
    let outcome: SaveOutcome;
    try {
      outcome = await send(kind);
    } catch (error) {
      outcome = { status: 'refused', message: error instanceof Error ? error.message : String(error) };
    }
    running = false;
    unreached = outcome.status === 'unreachable' ? kind : undefined;
    attempts = unreached ? attempts + 1 : 0;
    if (!closed) {
      onOutcome(kind, outcome);
      if (unreached) {
        const delay = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0;
        timer = setTimeout(retry, delay);
      }
    }
    resolve(outcome);
    void run();
  };

  /** Sends what could not be sent; does nothing when all was. Called when the connection returns. */
  const retry = (): void => {
    if (unreached && !closed) void ask('background');
  };

  return {
    request: ask,
    retry,
    /** True while a save is under way or waits for its turn. */
    busy: () => running || waiting !== undefined,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;
