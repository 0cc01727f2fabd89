import { onSignOut } from '../session/session-end.ts';

const forget = (): void => void import('./draft-store.ts').then(({ clearDrafts }) => clearDrafts());

/** Signing out by choice leaves nothing of the person on the device. A session that expired keeps the drafts. */
export const forgetDraftsAtSignOut = (): (() => void) => onSignOut(forget);
