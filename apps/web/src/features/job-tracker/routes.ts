import { forgetDraftsAtSignOut } from '../../shared/document-session/forget-drafts.ts';
import type { FeatureRoute } from '../../shared/routing/feature-route.ts';
import { onSignOut } from '../../shared/session/session-end.ts';

forgetDraftsAtSignOut();
onSignOut(() => {
  void import('./adding/kept-form.ts').then(({ forgetForms }) => forgetForms());
});

export const jobTrackerRoutes: readonly FeatureRoute[] = [
  {
    // One mounted screen: an application opens in a drawer over the view it was found in.
    paths: ['/job-tracker', '/job-tracker/$id'],
    audience: 'signed-in',
    title: 'Job Tracker',
    usesAntd: true,
    load: () => import('./tracker.page.tsx'),
  },
];
