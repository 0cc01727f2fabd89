import { answerInTime } from '../offline/answer-in-time.ts';
import { noteCall } from '../offline/connection.ts';
import { GATEWAY_STATUSES, SERVER_WAIT_MS } from '../offline/unreachable-server.ts';
import { isSignedOutAnswer } from '../session-answer/signed-out-answer.ts';
import { wasSignedIn } from './last-session.ts';
import type { CurrentUser } from './session.ts';

/** Who the app starts for. */
export interface SessionBootstrap {
  /** null: nobody is signed in; undefined: not known yet. */
  user: CurrentUser | null | undefined;
  /** Whether the server confirmed it; if not, it is the last user of this device and has to be confirmed. */
  confirmed: boolean;
}

const LATE = Symbol('late');
const CURRENT_USER = '/api/auth/user';

/** The user stored on this device, if there is one and the code that reads it can be loaded. */
async function findStoredUser(): Promise<CurrentUser | undefined> {
  if (!wasSignedIn()) return undefined;
  const { findSession } = await import('../offline/device-copies.ts');
  return findSession();
}

/** Reads the answer to the question who is signed in, or finds on the device who was. */
export async function bootstrapSession(answer: Promise<Response | undefined>): Promise<SessionBootstrap> {
  const first = wasSignedIn() ? await answerInTime(answer, SERVER_WAIT_MS, LATE) : await answer;
  if (first === LATE) {
    const user = await findStoredUser().catch(() => undefined);
    if (!user) return readAnswer(await answer);
    // The app asks next who is signed in: the same answer serves, so that a slow server is not asked twice.
    window.prefetchedResponses = { ...window.prefetchedResponses, [CURRENT_USER]: answer };
    return { user, confirmed: false };
  }
  return readAnswer(first);
}

async function readAnswer(response: Response | undefined): Promise<SessionBootstrap> {
  if (!response || GATEWAY_STATUSES.includes(response.status)) {
    const user = await findStoredUser().catch(() => undefined);
    if (user) noteCall(false);
    return { user, confirmed: false };
  }
  if (isSignedOutAnswer(response)) {
    // An answer that nobody reads keeps the page out of the browser's back and forward cache.
    void response.text().catch(() => undefined);
    return { user: null, confirmed: true };
  }
  const user = response.ok ? ((await response.json().catch(() => undefined)) as CurrentUser) : undefined;
  return { user, confirmed: user !== undefined };
}
