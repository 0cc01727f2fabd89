import { forgetDraftsAtSignOut } from '../../shared/document-session/forget-drafts.ts';
import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

forgetDraftsAtSignOut();

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
