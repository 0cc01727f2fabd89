import { seededRandom } from '@career/career/random/seeded-random';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentGateway } from './document-kind.ts';
import { createDocumentSession } from './document-session.ts';
import { createFormHolder } from './form-holder.ts';
import { type OpenedDocument, openNew, openStored } from './open-document.ts';
import { sendWaitingDrafts } from './send-waiting-drafts.ts';
import { createDevice, type Note, noteDocument, type StoredNote } from './testing/note.fixture.ts';
import { createSimulatedNetwork, type Life, wait } from './testing/simulated-network.ts';
import { CHOICES, createSimulatedPerson, type OpenTab } from './testing/simulated-person.ts';
import { createSimulatedServer, type TypedKind } from './testing/simulated-server.ts';

const SCHEDULES = 200;
const STEPS = 40;
const MOST_MINUTES = 120;
const USER = 'user-1';
/** A draft is written within this time of an edit; what is typed later than that before a kill was never kept. */
const KEPT_WITHIN_MS = 401;

type NoteTab = OpenTab<Note, StoredNote>;

/** Two tabs of one device, another device, and a network in which anything may be slow, lost or overtaken. */
function createWorld(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const kind = noteDocument(seed % 2 === 0);
  const notes: TypedKind<Note, StoredNote, Note> = {
    kind,
    blank: { text: '' },
    textOf: ({ text }) => text,
    withText: (_, text) => ({ text }),
    store: (id, version, { text }) => ({ id, version, text }),
  };
  const person = createSimulatedPerson(notes);
  const server = createSimulatedServer(notes, person.givenUp);
  const network = createSimulatedNetwork(random);
  const device = createDevice();
  const copies = new Map<string, StoredNote>();
  const tabs: (NoteTab | undefined)[] = [undefined, undefined];
  const ids: (string | undefined)[] = [undefined, undefined];
  let isOffline = false;
  let sender = { isAlive: false };

  const gatewayOf = (life: Life): DocumentGateway<StoredNote, Note> => {
    const call = <Answer>(work: () => Answer) => network.call(life, () => isOffline, work);
    return {
      load: (id) => call(() => server.load(id)),
      findCopy: async (id) => copies.get(id),
      save: async (request) => {
        const answer = await call(() => server.save(request));
        if (answer.status === 'saved') {
          copies.clear();
          copies.set(answer.stored.id, answer.stored);
        }
        return answer;
      },
    };
  };

  const storeOf = (life: Life): typeof device.store => ({
    ...device.store,
    put: async (draft) => (life.isAlive ? device.store.put(draft) : undefined),
    drop: async (id, editedAt) => (life.isAlive ? device.store.drop(id, editedAt) : undefined),
  });

  const begin = (at: number, life: Life, opened: OpenedDocument<Note, StoredNote>): NoteTab => {
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
    session.setOffline(isOffline);
    const tab = { session, document, life, typedAt: new Map() };
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
      blank: notes.blank,
      nameOf: notes.textOf,
      claim: device.claim,
    });
  };

  const open = async (at: number, id = ids[at]): Promise<NoteTab | undefined> => {
    const life = { isAlive: true };
    const options = { kind, drafts: device.store, userId: USER, claim: device.claim };
    if (id === undefined) return begin(at, life, await openNew(options, notes.blank));
    const answer = await openStored(options, id, gatewayOf(life));
    return answer.status === 'opened' ? begin(at, life, answer.opened) : undefined;
  };

  const kill = (at: number): void => {
    const tab = tabs[at];
    if (!tab) return;
    person.loseUnkept(tab, KEPT_WITHIN_MS);
    tab.life.isAlive = false;
    close(at);
  };

  const killSender = (): void => {
    sender.isAlive = false;
  };

  const close = (at: number): void => {
    void tabs[at]?.session.close();
    tabs[at] = undefined;
  };

  /** Somebody reads a note on another device, and saves it with a word more. */
  const editElsewhere = (): void => {
    const note = [...server.stored.values()][below(server.stored.size)];
    if (!note) return;
    const text = random() < 0.5 ? `${note.text} ${person.newWord()}` : `${person.newWord()} ${note.text}`;
    server.save({ id: note.id, version: note.version, creationKey: '', body: { text } });
  };

  const setOffline = (next: boolean): void => {
    isOffline = next;
    for (const tab of tabs) tab?.session.setOffline(isOffline);
    if (!isOffline) void sendWaiting();
  };

  const step = async (): Promise<void> => {
    const at = below(2);
    const tab = tabs[at] ?? (await open(at));
    const fate = random();
    if (!tab) return;
    const actions: [below: number, act: () => void][] = [
      [0.4, () => person.type(tab)],
      [0.6, () => void tab.session.save((['background', 'progress', 'full'] as const)[below(3)])],
      [0.68, () => kill(at)],
      [0.7, () => killSender()],
      [0.74, () => close(at)],
      [0.82, () => setOffline(!isOffline)],
      [0.9, () => person.choose(tab, CHOICES[below(3)] ?? 'both')],
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
    for (const tab of tabs) if (tab) await person.bringHome(tab);
    close(0);
    close(1);
    await wait(30_000);
    for (let round = 0; device.drafts.size > 0 && round < 20; round += 1) {
      await sendWaiting();
      await wait(30_000);
      const [draft] = device.drafts.values();
      if (!draft) break;
      const tab = await open(0, draft.documentId);
      if (tab) await person.bringHome(tab);
      close(0);
      ids[0] = undefined;
      await wait(30_000);
    }
  };

  return { random, step, settle, person, device, server };
}

async function runSchedule(seed: number) {
  const world = createWorld(seed);
  for (let step = 0; step < STEPS; step += 1) {
    await world.step();
    await wait(Math.floor(world.random() * 1_800));
  }
  await world.settle();
  const { typed, givenUp } = world.person;
  const stored = new Set([...world.server.stored.values()].flatMap(world.server.wordsOfStored));
  return {
    seed,
    lost: [...typed].filter((word) => !stored.has(word) && !givenUp.has(word)),
    overwritten: world.server.overwritten,
    drafts: world.device.drafts.size,
    words: typed.size,
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
