import { onSignOut } from '../../shared/session/session-end.ts';

/** Signing out by choice leaves nothing of the person on the device. A session that expired keeps the drafts. */
export function forgetDraftsAtSignOut(): void {
  onSignOut(() => {
    void import('./saving/draft-store.ts').then(({ clearDrafts }) => clearDrafts());
  });
}
