import { seededRandom } from '@career/career/random/seeded-random';
import { jest } from '@jest/globals';
import type { DocumentGateway, StoredDocument } from '../document-kind.ts';
import { createDocumentSession } from '../document-session.ts';
import type { DraftKind } from '../draft-store.ts';
import { createFormHolder } from '../form-holder.ts';
import { type OpenedDocument, openNew, openStored } from '../open-document.ts';
import { type SentDocument, sendWaitingDrafts } from '../send-waiting-drafts.ts';
import { createSimulatedStorage, type SimulatedDevice } from './simulated-device.ts';
import { createSimulatedNetwork, type Life, wait } from './simulated-network.ts';
import { CHOICES, createSimulatedPerson, type OpenTab } from './simulated-person.ts';
import { createSimulatedServer, type TypedKind } from './simulated-server.ts';

const USER = 'user-1';
const STEPS = 60;
/** A draft is written within this time of an edit; what is typed later than that before a kill was never kept. */
const KEPT_WITHIN_MS = 460;
const DAY_MS = 86_400_000;

export interface TestedKind<Form, Stored extends StoredDocument, Body> extends TypedKind<Form, Stored, Body> {
  drafts: DraftKind;
}

/**
 * Two devices with two tabs each, their real drafts in an IndexedDB, the sending of what waits, clocks that jump by
 * weeks, and a network in which anything may be slow, lost or overtaken.
 */
export function createTwoDevices<Form, Stored extends StoredDocument, Body>(
  tested: TestedKind<Form, Stored, Body>,
  seed: number,
) {
  type Device = SimulatedDevice<Form, Stored>;
  type Tab = OpenTab<Form, Stored>;

  const { kind, textOf, withText } = tested;
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const person = createSimulatedPerson(tested);
  const server = createSimulatedServer(tested, person.givenUp);
  const network = createSimulatedNetwork(random);
  const storage = createSimulatedStorage(tested.drafts, USER, random);
  const devices = [storage.createDevice<Form, Stored>(), storage.createDevice<Form, Stored>()] as const;
  const anyDevice = (): Device => devices[below(2)] ?? devices[0];
  const reported: SentDocument[] = [];
  let kills = 0;

  /** Both devices begin with one document; the second tab of each with a new one, in every second schedule. */
  const beginShared = (): void => {
    const body = kind.toBody(withText(tested.blank, person.newWord()), 'full');
    const answer = server.save({ id: undefined, version: undefined, creationKey: 'first', body });
    if (answer.status !== 'saved') return;
    const { id } = answer.stored;
    for (const device of devices) device.ids = [id, seed % 2 === 0 ? id : undefined];
  };

  const gatewayOf = (device: Device, life: Life): DocumentGateway<Stored, Body> => {
    const call = <Answer>(work: () => Answer) => network.call(life, () => device.isOffline, work);
    return {
      load: (id) => call(() => server.load(id)),
      findCopy: async (id) => device.copies.get(id),
      save: async (request) => {
        const answer = await call(() => server.save(request));
        if (answer.status === 'saved') device.copies.set(answer.stored.id, answer.stored);
        return answer;
      },
    };
  };

  const begin = async (
    device: Device,
    at: number,
    life: Life,
    opened: OpenedDocument<Form, Stored>,
  ): Promise<Tab> => {
    const document = createFormHolder(opened.form);
    const session = createDocumentSession<Form, Stored, Body>({
      kind,
      gateway: gatewayOf(device, life),
      drafts: await device.storeOf(life),
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

  const open = async (device: Device, at: number, id = device.ids[at]): Promise<Tab | undefined> => {
    const life = { isAlive: true };
    const options = { kind, drafts: await device.storeOf(life), userId: USER, claim: device.claimOf(life) };
    if (id === undefined) return begin(device, at, life, await openNew(options, tested.blank));
    const answer = await openStored(options, id, gatewayOf(device, life));
    return answer.status === 'opened' ? begin(device, at, life, answer.opened) : undefined;
  };

  /** Sends what was saved and not sent, as the app does at its start and with each connection, open tabs aside. */
  const sendWaiting = async (device: Device): Promise<void> => {
    const life = { isAlive: true };
    device.senders.add(life);
    const sent = await sendWaitingDrafts(USER, {
      kind,
      drafts: await device.storeOf(life),
      gateway: gatewayOf(device, life),
      blank: tested.blank,
      nameOf: textOf,
      claim: device.claimOf(life),
    });
    if (life.isAlive) reported.push(...sent);
    device.senders.delete(life);
  };

  const close = (device: Device, at: number): void => {
    void device.tabs[at]?.session.close();
    device.tabs[at] = undefined;
  };

  const kill = (device: Device, at: number): void => {
    const tab = device.tabs[at];
    if (!tab) return;
    kills += 1;
    person.loseUnkept(tab, KEPT_WITHIN_MS);
    device.end(tab.life);
    close(device, at);
  };

  const killSenders = (device: Device): void => {
    kills += device.senders.size;
    for (const life of device.senders) device.end(life);
    device.senders.clear();
  };

  const setOffline = (device: Device, isOffline: boolean): void => {
    device.isOffline = isOffline;
    for (const tab of device.tabs) tab?.session.setOffline(isOffline);
    if (!isOffline) void sendWaiting(device);
  };

  /** Has a tab that is closed, on this device or the other, open a document that the server has. */
  const openNext = (): void => {
    const device = anyDevice();
    const at = below(2);
    const ids = [...server.stored.keys()];
    if (device.tabs[at] === undefined) device.ids[at] = ids[below(ids.length)];
  };

  /** The clock of a device is set, forward or back, by up to six weeks. */
  const jump = (): void => void jest.setSystemTime(Date.now() + (below(85) - 42) * DAY_MS);

  const step = async (): Promise<void> => {
    const device = anyDevice();
    const at = below(2);
    const tab = device.tabs[at] ?? (await open(device, at));
    const fate = random();
    if (!tab) return;
    const actions: [below: number, act: () => void][] = [
      [0.34, () => person.type(tab)],
      [0.5, () => void tab.session.save((['background', 'progress', 'full'] as const)[below(3)])],
      [0.6, () => kill(device, at)],
      [0.63, () => killSenders(device)],
      [0.7, () => close(device, at)],
      [0.85, () => setOffline(device, !device.isOffline)],
      [0.92, () => person.choose(tab, CHOICES[below(3)] ?? 'both')],
      [0.97, openNext],
      [1, jump],
    ];
    actions.find(([limit]) => fate < limit)?.[1]();
  };

  /** The new document and all stored ones. */
  const draftsOf = (device: Device) => device.draftsOf([undefined, ...server.stored.keys()]);

  /** All is well again: every tab and every draft of a device is brought to the server. */
  const settleDevice = async (device: Device): Promise<void> => {
    setOffline(device, false);
    for (const tab of device.tabs) if (tab) await person.bringHome(tab);
    close(device, 0);
    close(device, 1);
    await wait(30_000);
    for (let round = 0; round < 20; round += 1) {
      await sendWaiting(device);
      const [draft] = await draftsOf(device);
      if (!draft) return;
      device.ids[0] = undefined;
      const tab = await open(device, 0, draft.documentId);
      if (tab) await person.bringHome(tab);
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
    network.isFaulty = false;
    for (const device of devices) await settleDevice(device);
    const { typed, givenUp } = person;
    const atTheEnd = new Set([...server.stored.values()].flatMap(server.wordsOfStored));
    return {
      seed,
      lost: [...typed].filter((word) => !atTheEnd.has(word) && !givenUp.has(word)),
      overwritten: server.overwritten,
      drafts: (await Promise.all(devices.map(draftsOf))).flat().length,
      typed: typed.size,
      kills,
      asked: person.conflicts,
      sent: reported.filter(({ result }) => result === 'saved').length,
      conflicts: reported.filter(({ result }) => result === 'conflict').length,
    };
  };
  return { play, isBusy: storage.isBusy };
}
