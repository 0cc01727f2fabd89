import { forgetDraftsAtSignOut } from '../../shared/document-session/forget-drafts.ts';
import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

forgetDraftsAtSignOut();

export const resumeRoutes: readonly FeatureRoute[] = [
  {
    // One mounted editor for both: the first save gives a new resume its address while the person types on.
    paths: ['/resume/new', '/resume/edit/$id'],
    audience: 'signed-in',
    title: 'Resume editor',
    load: () => import('./editor/editor.page.tsx'),
  },
  {
    paths: ['/resume/preview/$id'],
    audience: 'signed-in',
    title: 'Resume Preview',
    load: () => import('./preview/preview.page.tsx'),
  },
];
