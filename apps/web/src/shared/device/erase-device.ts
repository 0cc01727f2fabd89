import { clearDrafts } from '../document-session/draft-store.ts';
import { LANGUAGE_KEY } from '../language/language-choice.ts';
import { clearCopies } from '../offline/device-copies.ts';
import { clearPictures } from '../pictures/device-pictures.ts';
import { dropWaitingImport } from '../waiting-import/waiting-import.ts';
import { SHARED_PHONE_KEY } from './shared-phone.ts';

/** What is about the device and not about a person. Everything else goes, so that what is added later is erased too. */
const STAYS: readonly string[] = [
  'career-toolkit.theme',
  'career-toolkit.fonts',
  'career-toolkit.data-saver',
  LANGUAGE_KEY,
  SHARED_PHONE_KEY,
];

/** Erases what the product keeps on this device of a person: copies, drafts, photos, addresses, marks. */
export async function eraseDevice(): Promise<void> {
  eraseStorages();
  // Each of them also sees to it that a write under way brings nothing back.
  await Promise.allSettled([clearCopies(), clearDrafts(), clearPictures(), dropWaitingImport()]);
  await eraseDatabases();
}

function eraseStorages(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Where storage is refused, there is nothing in it.
  }
}

/** What the service worker notes of the app's own files. */
const OF_THE_APP = /^workbox-/;

/** Empties every database of a person's. They are not deleted: a tab that has one open would block that. */
async function eraseDatabases(): Promise<void> {
  const databases = await indexedDB.databases?.().catch(() => []);
  const names = databases?.flatMap(({ name }) => name ?? []) ?? [];
  await Promise.allSettled(names.filter((name) => !OF_THE_APP.test(name)).map(emptyDatabase));
}

const settled = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function emptyDatabase(name: string): Promise<void> {
  const database = await settled(indexedDB.open(name));
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())));
  } finally {
    database.close();
  }
}
