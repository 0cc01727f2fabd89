import { t } from '../language/texts.ts';
import type { NoticeContent } from '../notices/notices.ts';
import { answerInTime } from '../offline/answer-in-time.ts';

type Listener = () => unknown;

const CHANNEL = 'career-toolkit.sign-out';
const listeners = new Set<Listener>();
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

let signedOutByChoice = false;

/** Long enough to erase a device; a sign-out waits no longer for it. */
const ERASING_LIMIT_MS = 2_000;

async function tell(): Promise<void> {
  signedOutByChoice = true;
  const heard = Promise.allSettled([...listeners].map((listener) => listener()));
  await answerInTime(heard, ERASING_LIMIT_MS, undefined);
}

// Signed out in another tab: what this one keeps, in memory or on the device, goes too.
tabs?.addEventListener('message', () => void tell());

/** Calls back when the person signs out, in whichever tab, so that a feature can drop what it keeps on this device. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SESSION_ENDED: NoticeContent = {
  title: t`Your session has ended`,
  description: t`Please sign in again.`,
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

/** @returns when this tab has dropped what it kept. */
export function announceSignOut(): Promise<void> {
  tabs?.postMessage('signed out');
  return tell();
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
