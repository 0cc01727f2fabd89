import { seededRandom } from '@career/career/random/seeded-random';
import { jest } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import type { Claim } from '../claim-draft.ts';
import type {
  DocumentGateway,
  DocumentKind,
  LoadAnswer,
  SaveAnswer,
  SaveRequest,
  StoredDocument,
} from '../document-kind.ts';
import { createDocumentSession, type DocumentSession, type FormHolder } from '../document-session.ts';
import { type Draft, type DraftKind, DraftStore } from '../draft-store.ts';
import { createFormHolder } from '../form-holder.ts';
import { type OpenedDocument, openNew, openStored } from '../open-document.ts';
import { type SentDocument, sendWaitingDrafts } from '../send-waiting-drafts.ts';

const USER = 'user-1';
const STEPS = 60;
const MOST_MS = 3 * 3_600_000;
/** A draft is written within this time of an edit; what is typed later than that before a kill was never kept. */
const KEPT_WITHIN_MS = 460;
/** The device takes its time for a row; a kill may come between two of them. */
const MOST_STORAGE_MS = 25;
const DAY_MS = 86_400_000;

/** What the test types into: one text of a document of this kind. */
export interface TestedKind<Form, Stored extends StoredDocument, Body> {
  kind: DocumentKind<Form, Stored, Body>;
  drafts: DraftKind;
  blank: Form;
  textOf: (form: Form) => string;
  withText: (form: Form, text: string) => Form;
  /** The document as the server answers it after it stored a body. */
  store: (id: string, version: number, body: Body) => Stored;
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** The time that passed, whatever the clock of the device says. */
const elapsed = (): number => performance.now();

interface Life {
  /** False once its process was killed: nothing of it happens any more. */
  isAlive: boolean;
}

interface OpenTab<Form, Stored extends StoredDocument> {
  session: DocumentSession<Form, Stored>;
  document: FormHolder<Form>;
  life: Life;
  /** When each of its words was typed. */
  typedAt: Map<string, number>;
}

interface Device<Form, Stored extends StoredDocument> {
  factory: IDBFactory;
  /** Who holds the lock of a draft. */
  locks: Map<string, Life>;
  copies: Map<string, Stored>;
  tabs: (OpenTab<Form, Stored> | undefined)[];
  /** What each tab has open; undefined for a new document. */
  ids: (string | undefined)[];
  senders: Set<Life>;
  isOffline: boolean;
}

/**
 * Two devices with two tabs each, their real drafts in an IndexedDB, the sending of what waits, clocks that jump by
 * weeks, and a network in which anything may be slow, lost or overtaken.
 */
function createTwoDevices<Form, Stored extends StoredDocument, Body>(
  tested: TestedKind<Form, Stored, Body>,
  seed: number,
) {
  const { kind, textOf, withText } = tested;
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const typed = new Set<string>();
  /** Words that a person gave up by an explicit choice, or that a kill took before any draft could be written. */
  const givenUp = new Set<string>();
  const overwritten: string[] = [];
  const told: SentDocument[] = [];
  let kills = 0;
  let asked = 0;
  let isFaulty = true;

  const stored = new Map<string, Stored>();
  const created = new Map<string, string>();
  const textOfStored = (document: Stored): string => textOf(kind.toForm(document));
  const write = (id: string, version: number, body: Body): Stored => {
    const document = tested.store(id, version, body);
    const kept = new Set(wordsOf(textOfStored(document)));
    const before = stored.get(id);
    const lost = wordsOf(before ? textOfStored(before) : '').filter((word) => !kept.has(word));
    overwritten.push(...lost.filter((word) => !givenUp.has(word)));
    stored.set(id, document);
    return document;
  };

  /** The API's rules: one creation for each key, and a save only over the version that it names. */
  const server = {
    load: (id: string): LoadAnswer<Stored> => {
      const document = stored.get(id);
      return document ? { status: 'found', stored: document } : { status: 'missing' };
    },
    save: ({ id, version, creationKey, body }: SaveRequest<Body>): SaveAnswer<Stored> => {
      if (id === undefined) {
        const known = stored.get(created.get(creationKey) ?? '');
        if (known) return { status: 'saved', stored: known };
        const newId = `document-${created.size + 1}`;
        created.set(creationKey, newId);
        return { status: 'saved', stored: write(newId, 1, body) };
      }
      const current = stored.get(id);
      if (!current) return { status: 'refused', message: 'missing' };
      if (current.version !== version) return { status: 'stale' };
      return { status: 'saved', stored: write(id, current.version + 1, body) };
    },
  };

  const createDevice = (): Device<Form, Stored> => ({
    factory: new IDBFactory(),
    locks: new Map(),
    copies: new Map(),
    tabs: [undefined, undefined],
    ids: [undefined, undefined],
    senders: new Set(),
    isOffline: false,
  });
  const devices = [createDevice(), createDevice()] as const;

  /** Both devices begin with one document; the second tab of each with a new one, in every second schedule. */
  const beginShared = (): void => {
    typed.add('w1');
    const body = kind.toBody(withText(tested.blank, 'w1'), 'full');
    const answer = server.save({ id: undefined, version: undefined, creationKey: 'first', body });
    if (answer.status !== 'saved') return;
    const { id } = answer.stored;
    for (const device of devices) device.ids = [id, seed % 2 === 0 ? id : undefined];
  };

  let busy = 0;
  const underWay = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    busy += 1;
    try {
      return await work;
    } finally {
      busy -= 1;
    }
  };

  /** The drafts as a process of this device has them: its own connection, which dies with it. */
  const storeOf = async (device: Device<Form, Stored>, life: Life) => {
    const drafts = new DraftStore<Form>(tested.drafts);
    globalThis.indexedDB = device.factory;
    // It stays connected to the database that was opened first.
    await underWay(drafts.listOwed(USER));
    const alive =
      <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        await wait(below(MOST_STORAGE_MS));
        // A process that is gone finds and keeps nothing any more.
        return life.isAlive ? underWay(work(...given)) : ([] as Answer);
      };
    return {
      epoch: drafts.epoch,
      list: alive(drafts.list),
      listOwed: alive(drafts.listOwed),
      put: alive(drafts.put),
      drop: alive(drafts.drop),
    };
  };

  const claimOf =
    (device: Device<Form, Stored>, life: Life): Claim =>
    async (key) => {
      if (!life.isAlive || device.locks.has(key)) return undefined;
      device.locks.set(key, life);
      return () => {
        if (device.locks.get(key) === life) device.locks.delete(key);
      };
    };

  /** The browser frees the locks of a process that is gone. */
  const end = (device: Device<Form, Stored>, life: Life): void => {
    life.isAlive = false;
    for (const [key, holder] of device.locks) if (holder === life) device.locks.delete(key);
  };

  /** One call: it may be lost on its way, arrive after it was given up, or have its answer lost. */
  const call = async <Answer>(device: Device<Form, Stored>, life: Life, work: () => Answer) => {
    const fate = isFaulty ? random() : 1;
    await wait(below(1_500));
    // A process that is gone sends nothing more.
    if (!life.isAlive || device.isOffline || fate < 0.1) return { status: 'unreachable' } as const;
    if (fate < 0.2) {
      setTimeout(work, below(20_000));
      return { status: 'unreachable' } as const;
    }
    const answer = work();
    await wait(below(2_500));
    return fate < 0.35 || !life.isAlive ? ({ status: 'unreachable' } as const) : answer;
  };

  const gatewayOf = (device: Device<Form, Stored>, life: Life): DocumentGateway<Stored, Body> => ({
    load: (id) => call(device, life, () => server.load(id)),
    findCopy: async (id) => device.copies.get(id),
    save: async (request) => {
      const answer = await call(device, life, () => server.save(request));
      if (answer.status === 'saved') device.copies.set(answer.stored.id, answer.stored);
      return answer;
    },
  });

  const begin = async (
    device: Device<Form, Stored>,
    at: number,
    life: Life,
    opened: OpenedDocument<Form, Stored>,
  ): Promise<OpenTab<Form, Stored>> => {
    const document = createFormHolder(opened.form);
    const session = createDocumentSession<Form, Stored, Body>({
      kind,
      gateway: gatewayOf(device, life),
      drafts: await storeOf(device, life),
      userId: USER,
      opened,
      document,
      onCreated: (id) => {
        device.ids[at] = id;
      },
      onOutcome: () => undefined,
    });
    session.setOffline(device.isOffline);
    const tab = { session, document, life, typedAt: new Map() };
    device.tabs[at] = tab;
    return tab;
  };

  const open = async (
    device: Device<Form, Stored>,
    at: number,
    id = device.ids[at],
  ): Promise<OpenTab<Form, Stored> | undefined> => {
    const life = { isAlive: true };
    const drafts = await storeOf(device, life);
    const options = { kind, drafts, userId: USER, claim: claimOf(device, life) };
    if (id === undefined) return begin(device, at, life, await openNew(options, tested.blank));
    const answer = await openStored(options, id, gatewayOf(device, life));
    return answer.status === 'opened' ? begin(device, at, life, answer.opened) : undefined;
  };

  /** Sends what was saved and not sent, as the app does at its start and with each connection, open tabs aside. */
  const sendWaiting = async (device: Device<Form, Stored>): Promise<void> => {
    const life = { isAlive: true };
    device.senders.add(life);
    const sent = await sendWaitingDrafts(USER, {
      kind,
      drafts: await storeOf(device, life),
      gateway: gatewayOf(device, life),
      blank: tested.blank,
      nameOf: textOf,
      claim: claimOf(device, life),
    });
    if (life.isAlive) told.push(...sent);
    device.senders.delete(life);
  };

  const type = ({ document, typedAt }: OpenTab<Form, Stored>): void => {
    const word = `w${typed.size + 1}`;
    typed.add(word);
    typedAt.set(word, elapsed());
    const form = document.get();
    document.replace(withText(form, `${textOf(form)} ${word}`.trim()));
  };

  const kill = (device: Device<Form, Stored>, at: number): void => {
    const tab = device.tabs[at];
    if (!tab) return;
    kills += 1;
    for (const [word, typedMs] of tab.typedAt) if (elapsed() - typedMs < KEPT_WITHIN_MS) givenUp.add(word);
    end(device, tab.life);
    void tab.session.close();
    device.tabs[at] = undefined;
  };

  const killSenders = (device: Device<Form, Stored>): void => {
    for (const life of device.senders) {
      kills += 1;
      end(device, life);
    }
    device.senders.clear();
  };

  const close = (device: Device<Form, Stored>, at: number): void => {
    void device.tabs[at]?.session.close();
    device.tabs[at] = undefined;
  };

  const choose = ({ session, document }: OpenTab<Form, Stored>, choice: 'mine' | 'theirs' | 'both'): void => {
    const { serverVersion, phase } = session.state.getState();
    if (phase !== 'conflict' || !serverVersion) return;
    asked += 1;
    const mine = wordsOf(textOf(document.get()));
    const theirs = wordsOf(textOfStored(serverVersion));
    const chosen = { mine, theirs, both: [...new Set([...theirs, ...mine])] }[choice];
    for (const word of [...mine, ...theirs]) if (!chosen.includes(word)) givenUp.add(word);
    if (choice === 'theirs') session.takeServerVersion();
    else void session.resolve(withText(document.get(), chosen.join(' ')));
  };

  const setOffline = (device: Device<Form, Stored>, isOffline: boolean): void => {
    device.isOffline = isOffline;
    for (const tab of device.tabs) tab?.session.setOffline(isOffline);
    if (!isOffline) void sendWaiting(device);
  };

  /** Has a tab that is closed, on this device or the other, open a document that the server has. */
  const openNext = (): void => {
    const device = devices[below(2)] ?? devices[0];
    const at = below(2);
    const ids = [...stored.keys()];
    if (device.tabs[at] === undefined) device.ids[at] = ids[below(ids.length)];
  };

  /** The clock of a device is set, forward or back, by up to six weeks. */
  const jump = (): void => void jest.setSystemTime(Date.now() + (below(85) - 42) * DAY_MS);

  const step = async (): Promise<void> => {
    const device = devices[below(2)] ?? devices[0];
    const at = below(2);
    const tab = device.tabs[at] ?? (await open(device, at));
    const fate = random();
    if (!tab) return;
    const actions: [below: number, act: () => void][] = [
      [0.34, () => type(tab)],
      [0.5, () => void tab.session.save((['background', 'progress', 'full'] as const)[below(3)])],
      [0.6, () => kill(device, at)],
      [0.63, () => killSenders(device)],
      [0.7, () => close(device, at)],
      [0.85, () => setOffline(device, !device.isOffline)],
      [0.92, () => choose(tab, (['mine', 'theirs', 'both'] as const)[below(3)] ?? 'both')],
      [0.97, openNext],
      [1, jump],
    ];
    actions.find(([limit]) => fate < limit)?.[1]();
  };

  const bringHome = async (tab: OpenTab<Form, Stored>): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      choose(tab, 'both');
      await tab.session.save();
      if (tab.session.state.getState().phase === 'idle' && !tab.session.isDirty()) return;
      await wait(5_000);
    }
    throw new Error(`Schedule ${seed} does not settle.`);
  };

  const draftsOf = async (device: Device<Form, Stored>): Promise<Draft<Form>[]> => {
    globalThis.indexedDB = device.factory;
    const drafts = new DraftStore<Form>(tested.drafts);
    const ids = [undefined, ...stored.keys()];
    return (await underWay(Promise.all(ids.map((id) => drafts.list(USER, id))))).flat();
  };

  /** All is well again: every tab and every draft of a device is brought to the server. */
  const settleDevice = async (device: Device<Form, Stored>): Promise<void> => {
    setOffline(device, false);
    for (const tab of device.tabs) if (tab) await bringHome(tab);
    close(device, 0);
    close(device, 1);
    await wait(30_000);
    for (let round = 0; round < 20; round += 1) {
      await sendWaiting(device);
      const [draft] = await draftsOf(device);
      if (!draft) return;
      device.ids[0] = undefined;
      const tab = await open(device, 0, draft.documentId);
      if (tab) await bringHome(tab);
      close(device, 0);
      await wait(30_000);
    }
  };

  const play = async () => {
    beginShared();
    for (let turn = 0; turn < STEPS; turn += 1) {
      await step();
      await wait(below(1_800));
    }
    isFaulty = false;
    for (const device of devices) await settleDevice(device);
    const atTheEnd = new Set([...stored.values()].flatMap((document) => wordsOf(textOfStored(document))));
    return {
      seed,
      lost: [...typed].filter((word) => !atTheEnd.has(word) && !givenUp.has(word)),
      overwritten,
      drafts: (await Promise.all(devices.map(draftsOf))).flat().length,
      typed: typed.size,
      kills,
      asked,
      sent: told.filter(({ result }) => result === 'saved').length,
      conflicts: told.filter(({ result }) => result === 'conflict').length,
    };
  };
  return { play, isBusy: () => busy > 0 };
}

const idle = async (isBusy: () => boolean): Promise<void> => {
  do {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  } while (isBusy());
};

type Played = Awaited<ReturnType<ReturnType<typeof createTwoDevices>['play']>>;

/** Plays random schedules, each from its seed, on a clock that only they move. @returns those that broke a rule. */
export async function playSchedules<Form, Stored extends StoredDocument, Body>(
  tested: TestedKind<Form, Stored, Body>,
  schedules: number,
) {
  const broken: unknown[] = [];
  const sums = { typed: 0, kills: 0, asked: 0, sent: 0, conflicts: 0 };
  for (let seed = 1; seed <= schedules; seed += 1) {
    jest.useFakeTimers({
      now: Date.UTC(2026, 0, 1),
      doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
    });
    const { play, isBusy } = createTwoDevices(tested, seed);
    let ended: Played | Error | undefined;
    void play().then(
      (played) => {
        ended = played;
      },
      (error: Error) => {
        ended = error;
      },
    );
    await idle(isBusy);
    while (!ended && elapsed() < MOST_MS) {
      jest.advanceTimersToNextTimer();
      await idle(isBusy);
    }
    jest.clearAllTimers();
    jest.useRealTimers();
    if (!ended || ended instanceof Error) {
      broken.push(ended ?? { seed, isEndless: true });
      continue;
    }
    if (ended.lost.length + ended.overwritten.length + ended.drafts > 0) broken.push(ended);
    for (const name of ['typed', 'kills', 'asked', 'sent', 'conflicts'] as const) sums[name] += ended[name];
  }
  return { broken, ...sums };
}
