import { noteCall } from '../offline/connection.ts';
import type { CurrentUser } from './session.ts';
import { wasSignedIn } from './visit-memory.ts';

/** Who the app starts for: null is nobody, undefined is not known yet. */
export interface Visit {
  user: CurrentUser | null | undefined;
  /** The server said so; otherwise it is who was signed in last, and still has to be asked for. */
  confirmed: boolean;
}

/** How long a known person waits for the server before the app opens with what the device keeps. */
const PATIENCE_MS = 4_000;
const OUT_OF_REACH: readonly number[] = [502, 503, 504];
const LATE = Symbol('late');

const patience = (): Promise<typeof LATE> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, LATE));

/** The person whom the device kept; without them, or without the code that reads them, nobody. */
async function findKept(): Promise<CurrentUser | undefined> {
  if (!wasSignedIn()) return undefined;
  const { findSession } = await import('../offline/device-copies.ts');
  return findSession();
}

/** Reads the answer to the question who is signed in, or finds on the device who was. */
export async function whoVisits(answer: Promise<Response | undefined>): Promise<Visit> {
  const first = await Promise.race([answer, ...(wasSignedIn() ? [patience()] : [])]);
  if (first === LATE) {
    const user = await findKept().catch(() => undefined);
    return user ? { user, confirmed: false } : heard(await answer);
  }
  return heard(first);
}

async function heard(response: Response | undefined): Promise<Visit> {
  if (!response || OUT_OF_REACH.includes(response.status)) {
    const user = await findKept().catch(() => undefined);
    if (user) noteCall(false);
    return { user, confirmed: false };
  }
  if (response.status === 401) {
    // An answer that nobody reads keeps the page out of the browser's back and forward cache.
    void response.text().catch(() => undefined);
    return { user: null, confirmed: true };
  }
  const user = response.ok ? ((await response.json().catch(() => undefined)) as CurrentUser) : undefined;
  return { user, confirmed: user !== undefined };
}
