import type { NoticeContent } from '../notices/notices.ts';

type Listener = () => void;

const CHANNEL = 'career-toolkit.sign-out';
const listeners = new Set<Listener>();
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

let signedOutByChoice = false;

function tell(): void {
  signedOutByChoice = true;
  for (const listener of listeners) listener();
}

// Signed out in another tab: what this one keeps, in memory or on the device, goes too.
tabs?.addEventListener('message', tell);

/** Calls back when the person signs out, in whichever tab, so that a feature can drop what it keeps on this device. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SESSION_ENDED: NoticeContent = {
  title: 'Your session has ended',
  description: 'Please sign in again.',
};

let endNotice: NoticeContent | undefined;

/** Replaces the notice shown when the session ends next, for a screen that has more to say about it. */
export function explainSessionEnd(notice: NoticeContent): void {
  endNotice = notice;
}

/** The notice about the session that has just ended; an explanation counts once. */
export function sessionEndNotice(): NoticeContent {
  const notice = endNotice ?? SESSION_ENDED;
  endNotice = undefined;
  return notice;
}

export function announceSignOut(): void {
  tell();
  tabs?.postMessage('signed out');
}

/** Whether the person signed out, in whichever tab, rather than that the session ended. A new sign-in resets it. */
export const wasSignedOutByChoice = (): boolean => signedOutByChoice;

export function noteSignIn(): void {
  signedOutByChoice = false;
}

/** Calls back when the person signs out in another tab of this browser. */
export function onSignOutElsewhere(listener: Listener): () => void {
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
}
