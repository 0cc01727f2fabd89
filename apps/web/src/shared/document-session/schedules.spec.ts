import { seededRandom } from '@career/career/random/seeded-random';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentGateway, LoadAnswer, SaveAnswer, SaveRequest } from './document-kind.ts';
import { createDocumentSession, type DocumentSession } from './document-session.ts';
import { createFormHolder } from './form-holder.ts';
import { type OpenedDocument, openNew, openStored } from './open-document.ts';
import { sendWaitingDrafts } from './send-waiting-drafts.ts';
import { createDevice, type Note, noteDocument, type StoredNote } from './testing/note.fixture.ts';

const SCHEDULES = 200;
const STEPS = 40;
const MOST_MINUTES = 120;
const USER = 'user-1';
/** A draft is written within this time of an edit; what is typed later than that before a kill was never kept. */
const KEPT_WITHIN_MS = 401;

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The API's rules: one creation for each key, and a save only over the version that it names. */
function createServer(onReplaced: (lost: string[]) => void) {
  const stored = new Map<string, StoredNote>();
  const created = new Map<string, string>();
  const write = (id: string, version: number, { text }: Note): StoredNote => {
    const kept = new Set(wordsOf(text));
    onReplaced(wordsOf(stored.get(id)?.text ?? '').filter((word) => !kept.has(word)));
    const note = { id, version, text };
    stored.set(id, note);
    return note;
  };
  return {
    stored,
    load: (id: string): LoadAnswer<StoredNote> => {
      const note = stored.get(id);
      return note ? { status: 'found', stored: note } : { status: 'missing' };
    },
    save: ({ id, version, creationKey, body }: SaveRequest<Note>): SaveAnswer<StoredNote> => {
      if (id === undefined) {
        const known = stored.get(created.get(creationKey) ?? '');
        if (known) return { status: 'saved', stored: known };
        const newId = `note-${created.size + 1}`;
        created.set(creationKey, newId);
        return { status: 'saved', stored: write(newId, 1, body) };
      }
      const current = stored.get(id);
      if (!current) return { status: 'refused', message: 'missing' };
      if (current.version !== version) return { status: 'stale' };
      return { status: 'saved', stored: write(id, version + 1, body) };
    },
  };
}

interface OpenTab {
  session: DocumentSession<Note, StoredNote>;
  document: ReturnType<typeof createFormHolder<Note>>;
  release: () => void;
  /** False once its process was killed: nothing of it happens any more. */
  life: { isAlive: boolean };
  /** When each of its words was typed. */
  typedAt: Map<string, number>;
}

/** Two tabs of one device, another device, and a network in which anything may be slow, lost or overtaken. */
function createWorld(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const typed = new Set<string>();
  /** Words that a person gave up by an explicit choice, or that a kill took before any draft could be written. */
  const givenUp = new Set<string>();
  const overwritten: string[] = [];
  const server = createServer((lost) => overwritten.push(...lost.filter((word) => !givenUp.has(word))));
  const device = createDevice();
  const kind = noteDocument(seed % 2 === 0);
  const copies = new Map<string, StoredNote>();
  const network = { isOffline: false, isFaulty: true };
  const tabs: (OpenTab | undefined)[] = [undefined, undefined];
  const ids: (string | undefined)[] = [undefined, undefined];
  let sender = { isAlive: false };
  let words = 0;

  const newWord = (): string => {
    words += 1;
    typed.add(`w${words}`);
    return `w${words}`;
  };

  /** One call: it may be lost on its way, arrive after it was given up, or have its answer lost. */
  async function call<Answer>(life: OpenTab['life'], work: () => Answer) {
    const fate = network.isFaulty ? random() : 1;
    await wait(below(1_500));
    // A process that is gone sends nothing more.
    if (!life.isAlive) return { status: 'unreachable' } as const;
    if (network.isOffline || fate < 0.1) return { status: 'unreachable' } as const;
    if (fate < 0.2) {
      setTimeout(work, below(20_000));
      return { status: 'unreachable' } as const;
    }
    const answer = work();
    await wait(below(2_500));
    return fate < 0.35 ? ({ status: 'unreachable' } as const) : answer;
  }

  const gatewayOf = (life: OpenTab['life']): DocumentGateway<StoredNote, Note> => ({
    load: (id) => call(life, () => server.load(id)),
    findCopy: async (id) => copies.get(id),
    save: async (request) => {
      const answer = await call(life, () => server.save(request));
      if (answer.status === 'saved') {
        copies.clear();
        copies.set(answer.stored.id, answer.stored);
      }
      return answer;
    },
  });

  const storeOf = (life: OpenTab['life']): typeof device.store => ({
    ...device.store,
    put: async (draft) => (life.isAlive ? device.store.put(draft) : undefined),
    drop: async (id, editedAt) => (life.isAlive ? device.store.drop(id, editedAt) : undefined),
  });

  const begin = (at: number, life: OpenTab['life'], opened: OpenedDocument<Note, StoredNote>): OpenTab => {
    const document = createFormHolder(opened.form);
    const session = createDocumentSession({
      kind,
      gateway: gatewayOf(life),
      drafts: storeOf(life),
      userId: USER,
      opened,
      document,
      onCreated: (id) => {
        ids[at] = id;
      },
      onOutcome: () => undefined,
    });
    session.setOffline(network.isOffline);
    const tab = { session, document, release: opened.release, life, typedAt: new Map() };
    tabs[at] = tab;
    return tab;
  };

  /** Sends what was saved and not sent, as the app does at its start and with each connection, open tabs aside. */
  const sendWaiting = async (): Promise<void> => {
    const life = { isAlive: true };
    sender = life;
    await sendWaitingDrafts(USER, {
      kind,
      drafts: storeOf(life),
      gateway: gatewayOf(life),
      blank: { text: '' },
      nameOf: ({ text }) => text,
      claim: device.claim,
    });
  };

  const open = async (at: number, id = ids[at]): Promise<OpenTab | undefined> => {
    const life = { isAlive: true };
    const options = { kind, drafts: device.store, userId: USER, claim: device.claim };
    if (id === undefined) return begin(at, life, await openNew(options, { text: '' }));
    const answer = await openStored(options, id, gatewayOf(life));
    return answer.status === 'opened' ? begin(at, life, answer.opened) : undefined;
  };

  const type = ({ document, typedAt }: OpenTab): void => {
    const word = newWord();
    typedAt.set(word, Date.now());
    document.replace({ text: `${document.get().text} ${word}` });
  };

  const kill = (at: number): void => {
    const tab = tabs[at];
    if (!tab) return;
    for (const [word, typedMs] of tab.typedAt) {
      if (Date.now() - typedMs < KEPT_WITHIN_MS) givenUp.add(word);
    }
    tab.life.isAlive = false;
    void tab.session.close();
    tabs[at] = undefined;
  };

  const killSender = (): void => {
    sender.isAlive = false;
  };

  const close = (at: number): void => {
    void tabs[at]?.session.close();
    tabs[at] = undefined;
  };

  const choose = ({ session, document }: OpenTab, choice: 'mine' | 'theirs' | 'both'): void => {
    const { serverVersion, phase } = session.state.getState();
    if (phase !== 'conflict' || !serverVersion) return;
    const mine = wordsOf(document.get().text);
    const theirs = wordsOf(serverVersion.text);
    const chosen = { mine, theirs, both: [...new Set([...theirs, ...mine])] }[choice];
    for (const word of [...mine, ...theirs]) if (!chosen.includes(word)) givenUp.add(word);
    if (choice === 'theirs') session.takeServerVersion();
    else void session.resolve({ text: chosen.join(' ') });
  };

  /** Somebody reads a note on another device, and saves it with a word more. */
  const editElsewhere = (): void => {
    const note = [...server.stored.values()][below(server.stored.size)];
    if (!note) return;
    const text = random() < 0.5 ? `${note.text} ${newWord()}` : `${newWord()} ${note.text}`;
    server.save({ id: note.id, version: note.version, creationKey: '', body: { text } });
  };

  const setOffline = (isOffline: boolean): void => {
    network.isOffline = isOffline;
    for (const tab of tabs) tab?.session.setOffline(isOffline);
    if (!isOffline) void sendWaiting();
  };

  const step = async (): Promise<void> => {
    const at = below(2);
    const tab = tabs[at] ?? (await open(at));
    const fate = random();
    if (!tab) return;
    const actions: [below: number, act: () => void][] = [
      [0.4, () => type(tab)],
      [0.6, () => void tab.session.save((['background', 'progress', 'full'] as const)[below(3)])],
      [0.68, () => kill(at)],
      [0.7, () => killSender()],
      [0.74, () => close(at)],
      [0.82, () => setOffline(!network.isOffline)],
      [0.9, () => choose(tab, (['mine', 'theirs', 'both'] as const)[below(3)] ?? 'both')],
      [0.96, editElsewhere],
      [1, () => shareNote(at)],
    ];
    actions.find(([limit]) => fate < limit)?.[1]();
  };

  /** Has the other tab open the note of this one. */
  const shareNote = (at: number): void => {
    if (tabs[1 - at] === undefined) ids[1 - at] = ids[at];
  };

  /** All is well again: every tab and every draft is brought to the server. */
  const settle = async (): Promise<void> => {
    network.isFaulty = false;
    setOffline(false);
    for (const tab of tabs) if (tab) await bringHome(tab);
    close(0);
    close(1);
    await wait(30_000);
    for (let round = 0; device.drafts.size > 0 && round < 20; round += 1) {
      await sendWaiting();
      await wait(30_000);
      const [draft] = device.drafts.values();
      if (!draft) break;
      const tab = await open(0, draft.documentId);
      if (tab) await bringHome(tab);
      close(0);
      ids[0] = undefined;
      await wait(30_000);
    }
  };

  const bringHome = async (tab: OpenTab): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      choose(tab, 'both');
      await tab.session.save();
      if (tab.session.state.getState().phase === 'idle' && !tab.session.isDirty()) return;
      await wait(5_000);
    }
    throw new Error(`Schedule ${seed} does not settle.`);
  };

  return { random, step, settle, typed, givenUp, overwritten, device, server };
}

async function runSchedule(seed: number) {
  const world = createWorld(seed);
  for (let step = 0; step < STEPS; step += 1) {
    await world.step();
    await wait(Math.floor(world.random() * 1_800));
  }
  await world.settle();
  const stored = new Set([...world.server.stored.values()].flatMap(({ text }) => wordsOf(text)));
  const lost = [...world.typed].filter((word) => !stored.has(word) && !world.givenUp.has(word));
  return {
    seed,
    lost,
    overwritten: world.overwritten,
    drafts: world.device.drafts.size,
    words: world.typed.size,
  };
}

describe('random schedules of two tabs, another device and a bad network', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it(`lose no word and overwrite none unasked, in ${SCHEDULES} of them`, async () => {
    const broken: unknown[] = [];
    let typed = 0;
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      let ended: Awaited<ReturnType<typeof runSchedule>> | undefined;
      void runSchedule(seed).then((found) => {
        ended = found;
      });
      for (let minute = 0; !ended && minute < MOST_MINUTES; minute += 1)
        await jest.advanceTimersByTimeAsync(60_000);
      const isWell = ended?.lost.length === 0 && ended.overwritten.length === 0 && ended.drafts === 0;
      if (!isWell) broken.push(ended ?? { seed, isEndless: true });
      typed += ended?.words ?? 0;
      jest.clearAllTimers();
    }
    expect(broken).toEqual([]);
    expect(typed).toBeGreaterThan(SCHEDULES * 10);
  }, 120_000);
});
