import type { FeatureRoute } from '../../shared/routing/feature-route.ts';
import { onSignOut } from '../../shared/session/session-end.ts';

// Signing out by choice leaves nothing of the person on the device. A session that expired keeps the drafts.
onSignOut(() => {
  void import('./drafts/draft-store.ts').then(({ clearLetterDrafts }) => clearLetterDrafts());
});

export const coverLetterRoutes: readonly FeatureRoute[] = [
  {
    // No action lists the letters above the form, an id edits one, everything else is the form of a new letter.
    paths: ['/cover-letters/{-$action}'],
    audience: 'signed-in',
    title: 'Cover Letter',
    usesAntd: true,
    load: () => import('./cover-letter.page.tsx'),
  },
];
