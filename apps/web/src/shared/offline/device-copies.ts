import type { ResumeDto } from '@career/client/types';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { isSharedPhone } from '../device/shared-phone.ts';
import type { CurrentUser } from '../session/session.ts';
import { deviceTurn, endDeviceTurn } from './device-turn.ts';
import { keptSinceStore } from './kept-since.ts';

/** What the device keeps of the server's, so that the app opens without a connection. */
interface Copy {
  /** `session`, or a group and the id in it. */
  key: string;
  userId: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  content: unknown;
}

interface CopySchema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { byAge: number } };
}

const DATABASE = 'career-toolkit-device-copies';
/** Where earlier releases kept one resume. A tab that still runs one may have it open, so that it cannot be upgraded. */
const EARLIER_DATABASE = 'career-toolkit-copies';
const SESSION = 'session';
/** The resumes changed last, which the device reads without being asked. */
export const RESUMES_READ_AHEAD = 20;
/** With as many that were opened or saved beside. */
export const RESUMES_KEPT = 2 * RESUMES_READ_AHEAD;
const RESUME = 'resume';
/** As long as a session lasts on the server: whoever stays away longer has to sign in first. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

let database: Promise<IDBPDatabase<CopySchema>> | undefined;
/** The person whose copies may be written; nobody after a sign-out, so that a late answer brings nothing back. */
let owner: string | undefined;
/** Until it is known who that is, or that it is nobody: what a screen shows first is kept as well. */
let knowOwner: () => void;
const ownerKnown = new Promise<void>((resolve) => {
  knowOwner = resolve;
});

function setOwner(userId: string | undefined): void {
  owner = userId;
  knowOwner();
}

function open(): Promise<IDBPDatabase<CopySchema>> {
  if (!database) void deleteDB(EARLIER_DATABASE).catch(() => undefined);
  database ??= openDB<CopySchema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('copies', { keyPath: 'key' }).createIndex('byAge', 'keptAt');
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** Devices that refuse storage go without copies. */
async function quietly<Answer>(
  work: (db: IDBPDatabase<CopySchema>) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await work(await open());
  } catch {
    return undefined;
  }
}

const keyOf = (group: string, id: string): string => `${group}/${id}`;

const isFresh = ({ keptAt }: Copy): boolean => Date.now() - keptAt < KEPT_FOR_MS;

async function find(key: string): Promise<Copy | undefined> {
  const copy = await quietly((db) => db.get('copies', key));
  return copy && isFresh(copy) ? copy : undefined;
}

/** Keeps who is signed in. Whatever another person left is erased first. A shared phone keeps nobody. */
export async function keepSession(user: CurrentUser): Promise<void> {
  if (isSharedPhone()) return clearCopies();
  if (owner !== undefined && owner !== user.id) endDeviceTurn();
  setOwner(user.id);
  await quietly(async (db) => {
    const { store, done } = db.transaction('copies', 'readwrite');
    const before = await store.get(SESSION);
    if (before && before.userId !== user.id) await store.clear();
    await store.put({ key: SESSION, userId: user.id, keptAt: Date.now(), content: user });
    await done;
  });
}

/** The person who was signed in when the server was last reached. */
export async function findSession(): Promise<CurrentUser | undefined> {
  const copy = await find(SESSION);
  if (!copy) return undefined;
  setOwner(copy.userId);
  return copy.content as CurrentUser;
}

interface CopyToKeep {
  /** Each group has its own room. */
  group: string;
  id: string;
  content: unknown;
  /** How many of the group are kept: the one that was kept longest ago makes room. */
  most: number;
  /** The turn of the device in which the content was asked for. */
  turn: number;
}

/** Keeps what belongs to the person of this device, unless that person has ended since it was asked for. */
export async function keepCopy({ group, id, content, most, turn }: CopyToKeep): Promise<void> {
  await ownerKnown;
  const userId = owner;
  if (!userId || turn !== deviceTurn()) return;
  await quietly(async (db) => {
    const { store, done } = db.transaction('copies', 'readwrite');
    // Another tab may have signed somebody else in: this one keeps nothing under their name.
    const session = await store.get(SESSION);
    if (session?.userId === userId && turn === deviceTurn()) {
      const key = keyOf(group, id);
      await store.put({ key, userId, keptAt: Date.now(), content });
      const oldestFirst = await store.index('byAge').getAllKeys();
      const others = oldestFirst.filter((other) => other.startsWith(keyOf(group, '')) && other !== key);
      // The newest is left out of the order: clocks go back, and copies of one moment are ordered by id.
      const surplus = Math.max(0, others.length + 1 - most);
      for (const other of others.slice(0, surplus)) await store.delete(other);
    }
    await done;
  });
}

/** What is kept of the person of this device under an id. */
export async function findCopy<Content>(
  group: string,
  id: string,
): Promise<{ content: Content; keptAt: number } | undefined> {
  await ownerKnown;
  const copy = await find(keyOf(group, id));
  return copy && copy.userId === owner
    ? { content: copy.content as Content, keptAt: copy.keptAt }
    : undefined;
}

export async function dropCopy(group: string, id: string): Promise<void> {
  await quietly((db) => db.delete('copies', keyOf(group, id)));
}

/** Keeps a resume that was opened, saved or read ahead. */
export const keepResume = (resume: ResumeDto): Promise<void> =>
  keepCopy({ group: RESUME, id: resume.id, content: resume, most: RESUMES_KEPT, turn: deviceTurn() });

/** The kept resume of a person: the one with this id, or the one that was opened or saved last. */
export async function findResume(userId: string, id?: string): Promise<ResumeDto | undefined> {
  const copy = id ? await find(keyOf(RESUME, id)) : await findLastResume();
  return copy?.userId === userId ? (copy.content as ResumeDto) : undefined;
}

async function findLastResume(): Promise<Copy | undefined> {
  const oldestFirst = (await quietly((db) => db.getAllFromIndex('copies', 'byAge'))) ?? [];
  return oldestFirst.filter((copy) => copy.key.startsWith(keyOf(RESUME, '')) && isFresh(copy)).at(-1);
}

/** Forgets a kept resume. */
export const dropResume = (id: string): Promise<void> => dropCopy(RESUME, id);

/** Forgets everything: after signing out, after deleting the account, and when the session has ended. */
export async function clearCopies(): Promise<void> {
  setOwner(undefined);
  endDeviceTurn();
  keptSinceStore.setState({ since: {} });
  await quietly((db) => db.clear('copies'));
}
