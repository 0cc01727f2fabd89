import { IDBFactory } from 'fake-indexeddb';
import type { Claim } from '../claim-draft.ts';
import type { StoredDocument } from '../document-kind.ts';
import { type Draft, type DraftKind, DraftStore } from '../draft-store.ts';
import { type Life, wait } from './simulated-network.ts';
import type { OpenTab } from './simulated-person.ts';

/** The device takes its time for a row; a kill may come between two of them. */
const MOST_STORAGE_MS = 25;

export interface SimulatedDevice<Form, Stored extends StoredDocument> {
  tabs: (OpenTab<Form, Stored> | undefined)[];
  /** What each tab has open; undefined for a new document. */
  ids: (string | undefined)[];
  copies: Map<string, Stored>;
  /** The processes that send what waits. */
  senders: Set<Life>;
  isOffline: boolean;
  /** The drafts as a process of this device has them: its own connection, which dies with it. */
  storeOf: (life: Life) => Promise<Pick<DraftStore<Form>, 'epoch' | 'list' | 'listOwed' | 'put' | 'drop'>>;
  claimOf: (life: Life) => Claim;
  /** Ends a process: the browser frees its locks. */
  end: (life: Life) => void;
  draftsOf: (documentIds: readonly (string | undefined)[]) => Promise<Draft<Form>[]>;
}

/** The IndexedDB of all devices of a schedule, and whether one of them has work under way. */
export function createSimulatedStorage(drafts: DraftKind, userId: string, random: () => number) {
  let busy = 0;
  const underWay = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    busy += 1;
    try {
      return await work;
    } finally {
      busy -= 1;
    }
  };

  function createDevice<Form, Stored extends StoredDocument>(): SimulatedDevice<Form, Stored> {
    const factory = new IDBFactory();
    const locks = new Map<string, Life>();
    const connect = (): DraftStore<Form> => {
      globalThis.indexedDB = factory;
      return new DraftStore<Form>(drafts);
    };
    return {
      tabs: [undefined, undefined],
      ids: [undefined, undefined],
      copies: new Map(),
      senders: new Set(),
      isOffline: false,
      storeOf: async (life) => {
        const store = connect();
        // It stays connected to the database that was opened first.
        await underWay(store.listOwed(userId));
        const alive =
          <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
          async (...given: Given): Promise<Answer> => {
            await wait(Math.floor(random() * MOST_STORAGE_MS));
            // A process that is gone finds and keeps nothing any more.
            return life.isAlive ? underWay(work(...given)) : ([] as Answer);
          };
        return {
          epoch: store.epoch,
          list: alive(store.list),
          listOwed: alive(store.listOwed),
          put: alive(store.put),
          drop: alive(store.drop),
        };
      },
      claimOf: (life) => async (key) => {
        if (!life.isAlive || locks.has(key)) return undefined;
        locks.set(key, life);
        return () => {
          if (locks.get(key) === life) locks.delete(key);
        };
      },
      end: (life) => {
        life.isAlive = false;
        for (const [key, holder] of locks) if (holder === life) locks.delete(key);
      },
      draftsOf: async (documentIds) => {
        const store = connect();
        return (await underWay(Promise.all(documentIds.map((id) => store.list(userId, id))))).flat();
      },
    };
  }
  return { createDevice, isBusy: () => busy > 0 };
}
