import type { ResumeDto } from '@career/contracts/client/types.gen';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isSharedPhone } from '../device/shared-phone.ts';
import type { CurrentUser } from '../session/session.ts';

/** What the device keeps of the server's, so that the app opens without a connection. One copy of each kind. */
interface Copy {
  kind: 'session' | 'resume';
  userId: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  content: CurrentUser | ResumeDto;
}

interface CopySchema extends DBSchema {
  copies: { key: string; value: Copy };
}

const DATABASE = 'career-toolkit-copies';
/** As long as a session lasts on the server: whoever stays away longer has to sign in first. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

let database: Promise<IDBPDatabase<CopySchema>> | undefined;
/** The person whose copies may be written; nobody after a sign-out, so that a late answer brings nothing back. */
let owner: string | undefined;

function open(): Promise<IDBPDatabase<CopySchema>> {
  database ??= openDB<CopySchema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('copies', { keyPath: 'kind' });
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

async function find(kind: Copy['kind']): Promise<Copy | undefined> {
  const copy = await quietly((db) => db.get('copies', kind));
  return copy && Date.now() - copy.keptAt < KEPT_FOR_MS ? copy : undefined;
}

async function keep(kind: Copy['kind'], content: Copy['content']): Promise<void> {
  const userId = owner;
  if (userId) await quietly((db) => db.put('copies', { kind, userId, keptAt: Date.now(), content }));
}

/** Keeps who is signed in. Whatever another person left is erased first. A shared phone keeps nobody. */
export async function keepSession(user: CurrentUser): Promise<void> {
  if (isSharedPhone()) return clearCopies();
  owner = user.id;
  const before = await quietly((db) => db.get('copies', 'session'));
  if (before && before.userId !== user.id) await quietly((db) => db.clear('copies'));
  await keep('session', user);
}

/** The person who was signed in when the server was last reached. */
export async function findSession(): Promise<CurrentUser | undefined> {
  const copy = await find('session');
  if (!copy) return undefined;
  owner = copy.userId;
  return copy.content as CurrentUser;
}

/** Keeps the resume that was opened or saved last, in place of the one before. */
export const keepResume = (resume: ResumeDto): Promise<void> => keep('resume', resume);

/** The kept resume of a person: the one with this id, or whichever it is. */
export async function findResume(userId: string, id?: string): Promise<ResumeDto | undefined> {
  const copy = await find('resume');
  const resume = copy?.content as ResumeDto | undefined;
  return copy?.userId === userId && (!id || resume?.id === id) ? resume : undefined;
}

/** Forgets the kept resume if it is this one. */
export async function dropResume(id: string): Promise<void> {
  const copy = await find('resume');
  if ((copy?.content as ResumeDto | undefined)?.id === id)
    await quietly((db) => db.delete('copies', 'resume'));
}

/** Forgets everything: after signing out, after deleting the account, and when the session has ended. */
export async function clearCopies(): Promise<void> {
  owner = undefined;
  await quietly((db) => db.clear('copies'));
}
